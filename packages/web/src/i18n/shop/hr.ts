import { technicalWords } from "@solvia/core/catalogue/technical-words/hr";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/hr";
import storefront from "../translations/hr/storefront.json" with { type: "json" };
import translation from "../translations/hr/translation.json" with { type: "json" };
import titles from "../translations/hr/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
