import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { refundTransaction as refund } from "@solvia/core/orders/ledger/refund";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { refundTransaction } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(refundTransaction, async ({ params, body, now }) => {
  const { orderId } = await refund(params.id, body, now);
  return officeOrder(await loadOrder(orderId), now);
});
