import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setReady as change } from "@solvia/core/orders/change-order";
import { setReady } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setReady, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body.ready, now, body.despite), now),
);
