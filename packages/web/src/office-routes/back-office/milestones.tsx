import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeMilestones } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { MilestonesPage } from "../../features/milestones/office/milestones-page.tsx";

export const Route = createFileRoute("/back-office/milestones")({
  validateSearch: searchOf<typeof listBackOfficeMilestones>(),
  component: () => <MilestonesPage search={Route.useSearch()} />,
});
