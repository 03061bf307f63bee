import { createInvoices } from "@solvia/core/contract/back-office/orders";
import { issueDue } from "@solvia/core/invoicing/issue/issue-due";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createInvoices, async ({ body: { orders }, now }) => ({
  items: await issueDue(orders, now),
}));
