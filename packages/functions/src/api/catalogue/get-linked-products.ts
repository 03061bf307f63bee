import { linkedProducts } from "@solvia/core/catalogue/list-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getLinkedProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getLinkedProducts, ({ params, query, user, now }) =>
  linkedProducts(params.id, shopOf(user, query, now)),
);
