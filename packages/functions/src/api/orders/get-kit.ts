import { kitPage } from "@solvia/core/catalogue/kits/kit-view";
import { shopOf } from "@solvia/core/catalogue/product-view";
import { getKit } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getKit, ({ params, query, user, now }) => kitPage(params.id, shopOf(user, query, now)));
