import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setDelivered } from "@solvia/core/contract/back-office/orders";
import { deliverOrder } from "@solvia/core/shipments/deliver-order";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setDelivered, async ({ params, body, now }) =>
  officeOrder(await deliverOrder(params.id, now, body ?? {}), now),
);
