import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markPaid as settle } from "@solvia/core/orders/payment/settle-transaction";
import { markPaid } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaid, async ({ params, body, now }) =>
  officeOrder(await settle(params.id, undefined, body, now), now),
);
