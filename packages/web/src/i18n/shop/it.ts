import { technicalWords } from "@solvia/core/catalogue/technical-words/it";
import { it } from "../it.ts";
import { storefront } from "../storefront.it.ts";

/** What the first visit reads, in one piece. */
export const shop = { translation: it, storefront, vocabulary: { ...technicalWords } };
