import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { recordSurplus } from "@solvia/core/orders/ledger/record-receipt";
import { recordReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(recordReceipt, async ({ params, body, now }) =>
  officeOrder(await recordSurplus(params.id, body, now), now),
);
