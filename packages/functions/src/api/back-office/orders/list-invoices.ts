import { listInvoices } from "@solvia/core/contract/back-office/orders";
import { listDocuments } from "@solvia/core/invoicing/finding/list-documents";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listInvoices, ({ query: { cursor, limit, ...filters }, now }) =>
  listDocuments(filters, { cursor, limit }, now),
);
