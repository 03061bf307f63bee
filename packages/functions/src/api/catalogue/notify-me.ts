import { watchProduct } from "@solvia/core/catalogue/watches/watch-product";
import { notifyMe } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(notifyMe, ({ user, params, now }) => watchProduct(user, params.id, now));
