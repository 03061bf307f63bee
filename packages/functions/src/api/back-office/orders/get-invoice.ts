import { getInvoice } from "@solvia/core/contract/back-office/orders";
import { documentDetail } from "@solvia/core/invoicing/finding/views";
import { loadDocument } from "@solvia/core/invoicing/load-document";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getInvoice, async ({ params, now }) => documentDetail(await loadDocument(params.id), now));
