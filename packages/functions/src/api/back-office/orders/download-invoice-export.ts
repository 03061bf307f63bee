import { downloadInvoiceExport } from "@solvia/core/contract/back-office/orders";
import { documentArchive } from "@solvia/core/invoicing/export/start-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(downloadInvoiceExport, ({ params, now }) => documentArchive(params.id, now));
