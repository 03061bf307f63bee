import { technicalWords } from "@solvia/core/catalogue/technical-words/ro";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/ro";
import storefront from "../translations/ro/storefront.json" with { type: "json" };
import translation from "../translations/ro/translation.json" with { type: "json" };
import titles from "../translations/ro/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
