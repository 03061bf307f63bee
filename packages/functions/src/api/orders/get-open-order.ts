import { cartView, openOrderToRead } from "@solvia/core/orders/cart";
import { getOpenOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOpenOrder, async ({ user, now }) => cartView(await openOrderToRead(user, now), user));
