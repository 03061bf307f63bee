import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import { searchOf } from "../../api/search-of.ts";
import { QuotationsPage } from "../../features/quotations/office/list/quotations-page.tsx";

export const Route = createFileRoute("/back-office/quotations/")({
  validateSearch: searchOf<typeof listBackOfficeQuotations>(),
  component: () => <QuotationsPage search={Route.useSearch()} />,
});
