import { productPrices } from "@solvia/core/catalogue/prices/product-prices";
import { listProductPrices } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listProductPrices, ({ params, query, now }) => productPrices(params.id, query, now));
