import { technicalWords } from "@solvia/core/catalogue/technical-words/pt";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/pt";
import storefront from "../translations/pt/storefront.json" with { type: "json" };
import translation from "../translations/pt/translation.json" with { type: "json" };
import titles from "../translations/pt/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
