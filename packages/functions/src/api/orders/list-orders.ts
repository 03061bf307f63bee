import { orderRow } from "@solvia/core/orders/finding/back-office";
import { listOwnOrders } from "@solvia/core/orders/finding/list-own-orders";
import { listOrders } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOrders, async ({ user, query, now }) => {
  const { items, cursor } = await listOwnOrders(user, query, now);
  return { items: items.map(orderRow), cursor };
});
