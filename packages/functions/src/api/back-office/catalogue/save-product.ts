import { saveEditedProduct } from "@solvia/core/catalogue/editing/save-edited-product";
import { saveProduct } from "@solvia/core/contract/back-office/catalogue";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveProduct, ({ user, body, now }) => saveEditedProduct(user, body, now), formBody);
