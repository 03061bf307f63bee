import { exportInvoices } from "@solvia/core/contract/back-office/orders";
import { startDocumentExport } from "@solvia/core/invoicing/export/start-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(exportInvoices, ({ user, body, now }) => startDocumentExport(user, body, now));
