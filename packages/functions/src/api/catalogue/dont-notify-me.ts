import { unwatchProduct } from "@solvia/core/catalogue/watches/watch-product";
import { dontNotifyMe } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(dontNotifyMe, ({ user, params }) => unwatchProduct(user, params.id));
