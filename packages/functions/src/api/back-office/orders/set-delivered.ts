import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setDelivered as change } from "@solvia/core/orders/change-order";
import { setDelivered } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setDelivered, async ({ params, body, now }) =>
  officeOrder(await change(params.id, now, body?.despite), now),
);
