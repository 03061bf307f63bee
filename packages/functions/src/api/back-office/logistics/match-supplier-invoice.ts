import { matchSupplierInvoice } from "@solvia/core/contract/back-office/logistics";
import { matchInvoice } from "@solvia/core/purchases/match-invoice";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(matchSupplierInvoice, async ({ params, body, now }) =>
  purchaseView(await matchInvoice(params.id, body, now)),
);
