import { fullOrder } from "@solvia/core/orders/back-office";
import { orderInReach } from "@solvia/core/orders/order-in-reach";
import { getBackOfficeOrder } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeOrder, async ({ user, params, now }) =>
  fullOrder(await orderInReach(user, params.id), now),
);
