import { shopOf } from "@solvia/core/catalogue/product-view";
import { searchProducts as search } from "@solvia/core/catalogue/search/search-products";
import { searchProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(searchProducts, ({ query, user, now }) => search(query, shopOf(user, query, now)));
