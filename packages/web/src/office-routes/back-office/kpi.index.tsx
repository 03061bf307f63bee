import { createFileRoute } from "@tanstack/react-router";
import type { getKpi } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { KpiPage } from "../../features/figures/office/kpi-page.tsx";

export const Route = createFileRoute("/back-office/kpi/")({
  validateSearch: searchOf<typeof getKpi>(),
  component: () => <KpiPage search={Route.useSearch()} />,
});
