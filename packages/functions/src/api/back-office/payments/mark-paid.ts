import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markByHand } from "@solvia/core/orders/four-eyes/mark-by-hand";
import { markPaid } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaid, async ({ user, params, body, now }) =>
  officeOrder(await markByHand(user, params.id, undefined, body, now), now),
);
