import { compareProducts as compare } from "@solvia/core/catalogue/compare-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { compareProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(compareProducts, ({ body, query, user, now }) =>
  compare(body.ids, shopOf(user, query, now)),
);
