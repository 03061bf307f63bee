import { duplicateProduct as duplicate } from "@solvia/core/catalogue/editing/duplicate-product";
import { duplicateProduct } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(duplicateProduct, ({ params, now }) => duplicate(params.id, now));
