import { productCards } from "@solvia/core/catalogue/list-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { listPremiumUserProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPremiumUserProducts, async ({ query, user, now }) => ({
  items: await productCards(Object.keys(user.ownPriceTypes ?? {}), shopOf(user, query, now)),
}));
