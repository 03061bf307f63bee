import { getEditedProduct } from "@solvia/core/catalogue/editing/get-edited-product";
import { getBackOfficeProduct } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeProduct, ({ params }) => getEditedProduct(params.id));
