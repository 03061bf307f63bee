import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { strikeOut } from "@solvia/core/collections/strike-out";
import { reverseReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(reverseReceipt, async ({ params, body, now }) =>
  receiptView(await strikeOut(params.id, body.reason, now)),
);
