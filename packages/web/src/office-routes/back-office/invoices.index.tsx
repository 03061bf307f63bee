import { createFileRoute } from "@tanstack/react-router";
import type { listInvoices } from "@solvia/core/contract/back-office/orders";
import { searchOf } from "../../api/search-of.ts";
import { DocumentsPage } from "../../features/invoicing/office/documents-page.tsx";

export const Route = createFileRoute("/back-office/invoices/")({
  validateSearch: searchOf<typeof listInvoices>(),
  component: () => <DocumentsPage search={Route.useSearch()} />,
});
