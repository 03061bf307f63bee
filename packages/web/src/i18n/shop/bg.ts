import { technicalWords } from "@solvia/core/catalogue/technical-words/bg";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/bg";
import storefront from "../translations/bg/storefront.json" with { type: "json" };
import translation from "../translations/bg/translation.json" with { type: "json" };
import titles from "../translations/bg/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
