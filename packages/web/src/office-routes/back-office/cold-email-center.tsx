import { createFileRoute } from "@tanstack/react-router";
import type { listColdEmailCampaigns } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { CampaignsPage } from "../../features/contacts/office/campaigns/campaigns-page.tsx";

export const Route = createFileRoute("/back-office/cold-email-center")({
  validateSearch: searchOf<typeof listColdEmailCampaigns>(),
  component: () => <CampaignsPage search={Route.useSearch()} />,
});
