import { shopOf } from "@solvia/core/catalogue/product-view";
import { suggestProducts as suggest } from "@solvia/core/catalogue/search/search-products";
import { suggestProducts } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(suggestProducts, ({ query, user, now }) => suggest(query.text, shopOf(user, query, now)));
