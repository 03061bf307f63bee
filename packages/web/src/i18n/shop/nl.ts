import { technicalWords } from "@solvia/core/catalogue/technical-words/nl";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/nl";
import storefront from "../translations/nl/storefront.json" with { type: "json" };
import translation from "../translations/nl/translation.json" with { type: "json" };
import titles from "../translations/nl/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
