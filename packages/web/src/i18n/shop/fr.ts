import { technicalWords } from "@solvia/core/catalogue/technical-words/fr";
import { vocabulary } from "@solvia/core/catalogue/vocabulary/fr";
import storefront from "../translations/fr/storefront.json" with { type: "json" };
import translation from "../translations/fr/translation.json" with { type: "json" };
import titles from "../translations/fr/vocabulary.json" with { type: "json" };

/** What the first visit reads, in one piece. */
export const shop = { translation, storefront, vocabulary: { ...titles, ...vocabulary, ...technicalWords } };
