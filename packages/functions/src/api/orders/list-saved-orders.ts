import { listSavedOrders as list } from "@solvia/core/orders/cart/saved-orders";
import { listSavedOrders } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(listSavedOrders, ({ user, query, now }) => list(user, query, now));
