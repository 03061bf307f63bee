import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeQuotationRequests } from "@solvia/core/contract/back-office/quotations";
import { searchOf } from "../../api/search-of.ts";
import { RequestsPage } from "../../features/quotation-requests/office/requests-page.tsx";

export const Route = createFileRoute("/back-office/quotation-requests/")({
  validateSearch: searchOf<typeof listBackOfficeQuotationRequests>(),
  component: () => <RequestsPage search={Route.useSearch()} />,
});
