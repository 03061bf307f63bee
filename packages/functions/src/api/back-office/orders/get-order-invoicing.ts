import { getOrderInvoicing } from "@solvia/core/contract/back-office/orders";
import { invoicingOf } from "@solvia/core/invoicing/issue/invoicing-of";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOrderInvoicing, ({ params, query, now }) => invoicingOf(params.id, query, now));
