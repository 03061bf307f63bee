import { technicalWords } from "@solvia/core/catalogue/technical-words/de";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/de";
import storefront from "../translations/de/storefront.json" with { type: "json" };
import translation from "../translations/de/translation.json" with { type: "json" };
import titles from "../translations/de/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
