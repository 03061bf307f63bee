import { technicalWords } from "@solvia/core/catalogue/technical-words/nb";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/nb";
import storefront from "../translations/nb/storefront.json" with { type: "json" };
import translation from "../translations/nb/translation.json" with { type: "json" };
import titles from "../translations/nb/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
