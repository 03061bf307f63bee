import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { withdrawTransfer as withdraw } from "@solvia/core/orders/ledger/refund";
import { withdrawTransfer } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(withdrawTransfer, async ({ params, now }) =>
  receiptView(await withdraw(params.id, params.refundId, now)),
);
