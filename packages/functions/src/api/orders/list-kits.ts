import { listKits as list } from "@solvia/core/catalogue/kits/kit-view";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { listKits } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(listKits, ({ query, user, now }) => list(shopOf(user, query, now)));
