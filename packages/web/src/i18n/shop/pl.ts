import { technicalWords } from "@solvia/core/catalogue/technical-words/pl";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/pl";
import storefront from "../translations/pl/storefront.json" with { type: "json" };
import translation from "../translations/pl/translation.json" with { type: "json" };
import titles from "../translations/pl/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
