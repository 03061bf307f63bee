import { officeActorOf } from "@solvia/core/orders/acts/office-acts";
import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { orderInReach } from "@solvia/core/orders/finding/order-in-reach";
import { getBackOfficeOrder } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeOrder, async ({ user, params, now }) =>
  officeOrder(await orderInReach(user, params.id), now, officeActorOf(user)),
);
