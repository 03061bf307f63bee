import { attendInvoice } from "@solvia/core/contract/back-office/orders";
import { attendDocument } from "@solvia/core/invoicing/exchange/attend";
import { documentDetail } from "@solvia/core/invoicing/finding/views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(attendInvoice, async ({ params: { id, documentId }, now }) =>
  documentDetail(await attendDocument(id, documentId, now), now),
);
