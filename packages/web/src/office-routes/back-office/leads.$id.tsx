import { createFileRoute } from "@tanstack/react-router";
import { OfficeLeadPage } from "../../features/leads/office/lead-office-page.tsx";

export const Route = createFileRoute("/back-office/leads/$id")({
  component: () => <OfficeLeadPage id={Route.useParams().id} />,
});
