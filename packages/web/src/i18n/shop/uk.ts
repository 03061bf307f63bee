import { technicalWords } from "@solvia/core/catalogue/technical-words/uk";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/uk";
import storefront from "../translations/uk/storefront.json" with { type: "json" };
import translation from "../translations/uk/translation.json" with { type: "json" };
import titles from "../translations/uk/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
