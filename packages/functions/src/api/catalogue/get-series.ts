import { getSeriesWithProducts } from "@solvia/core/catalogue/list-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getSeries } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSeries, ({ params, query, user, now }) =>
  getSeriesWithProducts(params.id, shopOf(user, query, now)),
);
