import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { visibleOrder } from "@solvia/core/orders/stored-order";
import { getOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOrder, async ({ user, params, now }) =>
  customersOrder(await visibleOrder(user, params.id), now),
);
