import { technicalWords } from "@solvia/core/catalogue/technical-words/es";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/es";
import storefront from "../translations/es/storefront.json" with { type: "json" };
import translation from "../translations/es/translation.json" with { type: "json" };
import titles from "../translations/es/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
