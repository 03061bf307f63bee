import { createFileRoute } from "@tanstack/react-router";
import type { getTechKpi } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { TechKpiPage } from "../../features/figures/office/tech-page.tsx";

export const Route = createFileRoute("/back-office/kpi-tech")({
  validateSearch: searchOf<typeof getTechKpi>(),
  component: () => <TechKpiPage search={Route.useSearch()} />,
});
