import { endPrice } from "@solvia/core/catalogue/prices/product-prices";
import { deletePrice } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deletePrice, ({ user, params, now }) => endPrice(user, params.priceId, now));
