import { fullOrder } from "@solvia/core/orders/back-office";
import { refundTransaction as change } from "@solvia/core/orders/settle-transaction";
import { refundTransaction } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(refundTransaction, async ({ params, body, now }) =>
  fullOrder(await change(params.id, body.amount, now), now),
);
