import { createInvoice } from "@solvia/core/contract/back-office/orders";
import { issueInvoice } from "@solvia/core/invoicing/issue/issue-invoice";
import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createInvoice, async ({ params, body: { buyer = {}, ...seen }, now }) =>
  officeOrder(await issueInvoice(params.id, seen, buyer, now), now),
);
