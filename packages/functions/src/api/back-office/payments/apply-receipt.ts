import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { applyReceipt as apply } from "@solvia/core/orders/ledger/apply-receipt";
import { applyReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(applyReceipt, async ({ user, params, body, now }) =>
  receiptView(await apply(params.id, { ...body, by: user.id }, now)),
);
