import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { refundReceipt as refund } from "@solvia/core/orders/ledger/refund";
import { refundReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(refundReceipt, async ({ params, body, now }) =>
  receiptView(await refund(params.id, body, now)),
);
