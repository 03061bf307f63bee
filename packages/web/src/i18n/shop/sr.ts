import { technicalWords } from "@solvia/core/catalogue/technical-words/sr";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/sr";
import storefront from "../translations/sr/storefront.json" with { type: "json" };
import translation from "../translations/sr/translation.json" with { type: "json" };
import titles from "../translations/sr/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
