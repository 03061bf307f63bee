import { resendInvoice } from "@solvia/core/contract/back-office/orders";
import { resendDocument } from "@solvia/core/invoicing/exchange/resend";
import { documentDetail } from "@solvia/core/invoicing/finding/views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resendInvoice, async ({ params: { id, documentId }, body = {}, now }) =>
  documentDetail(await resendDocument(id, documentId, body, now), now),
);
