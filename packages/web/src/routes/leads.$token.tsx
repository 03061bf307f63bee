import { createFileRoute } from "@tanstack/react-router";
import { LeadPage } from "../features/leads/lead-page.tsx";

export const Route = createFileRoute("/leads/$token")({
  component: () => <LeadPage token={Route.useParams().token} />,
});
