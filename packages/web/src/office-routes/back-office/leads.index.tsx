import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeLeads } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { LeadsPage } from "../../features/leads/office/leads-page.tsx";

export const Route = createFileRoute("/back-office/leads/")({
  validateSearch: searchOf<typeof listBackOfficeLeads>(),
  component: () => <LeadsPage search={Route.useSearch()} />,
});
