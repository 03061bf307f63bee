import { addPrice } from "@solvia/core/catalogue/prices/product-prices";
import { addProductPrice } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addProductPrice, ({ user, params, body, now }) => addPrice(user, params.id, body, now));
