import { technicalWords } from "@solvia/core/catalogue/technical-words/en";
import { en } from "../en.ts";
import { storefront } from "../storefront.en.ts";

/** What the first visit reads, in one piece. */
export const shop = { translation: en, storefront, vocabulary: { ...technicalWords } };
