import { listInvoicingTroubles } from "@solvia/core/contract/back-office/orders";
import { listTroubles } from "@solvia/core/invoicing/finding/list-troubles";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listInvoicingTroubles, () => listTroubles());
