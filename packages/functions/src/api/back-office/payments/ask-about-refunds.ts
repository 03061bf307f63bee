import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { askAgain } from "@solvia/core/orders/ledger/refund";
import { askAboutRefunds } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(askAboutRefunds, async ({ params, now }) => receiptView(await askAgain(params.id, now)));
