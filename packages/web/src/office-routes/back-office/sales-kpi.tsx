import { createFileRoute } from "@tanstack/react-router";
import type { getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { SalesKpiPage } from "../../features/figures/office/sales-page.tsx";

export const Route = createFileRoute("/back-office/sales-kpi")({
  validateSearch: searchOf<typeof getSalesKpi>(),
  component: () => <SalesKpiPage search={Route.useSearch()} />,
});
