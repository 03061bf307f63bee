import { getInvoiceExport } from "@solvia/core/contract/back-office/orders";
import { documentExport } from "@solvia/core/invoicing/export/start-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getInvoiceExport, ({ params, now }) => documentExport(params.id, now));
