import { getSeriesWithProducts } from "@solvia/core/catalogue/list-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getCategorySeries } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getCategorySeries, ({ params, query, user, now }) =>
  getSeriesWithProducts(params.s, shopOf(user, query, now)),
);
