import { getProduct as load } from "@solvia/core/catalogue/get-product";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getProduct } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getProduct, ({ params, query, user, now }) => load(params.id, shopOf(user, query, now)));
