import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { noteTransferDone as note } from "@solvia/core/orders/ledger/refund";
import { noteTransferDone } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteTransferDone, async ({ params, body, now }) =>
  receiptView(await note(params.id, params.refundId, body, now)),
);
