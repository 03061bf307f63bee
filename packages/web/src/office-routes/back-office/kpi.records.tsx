import { createFileRoute } from "@tanstack/react-router";
import type { listKpiRecords } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { KpiRecordsPage } from "../../features/figures/office/records-page.tsx";

export const Route = createFileRoute("/back-office/kpi/records")({
  validateSearch: searchOf<typeof listKpiRecords>(),
  component: () => <KpiRecordsPage search={Route.useSearch()} />,
});
