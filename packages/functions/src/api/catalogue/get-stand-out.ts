import { standOutProducts } from "@solvia/core/catalogue/list-products";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getStandOut } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getStandOut, ({ query, user, now }) => standOutProducts(shopOf(user, query, now)));
