import { getProduct } from "@solvia/core/catalogue/get-product";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getWholesalePrices } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getWholesalePrices, async ({ params, query, user, now }) => {
  const { isWholesaleActive, price } = await getProduct(params.id, shopOf(user, query, now));
  return { isWholesaleActive, ladder: price?.ladder ?? [] };
});
