import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { reverseReceipt as reverse } from "@solvia/core/orders/ledger/reverse-receipt";
import { reverseReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(reverseReceipt, async ({ params, body, now }) =>
  receiptView(await reverse(params.id, body.reason, now)),
);
