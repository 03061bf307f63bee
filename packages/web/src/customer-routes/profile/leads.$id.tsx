import { createFileRoute } from "@tanstack/react-router";
import { InstallerLeadPage } from "../../features/leads/installer-lead-page.tsx";

export const Route = createFileRoute("/profile/leads/$id")({
  component: () => <InstallerLeadPage id={Route.useParams().id} />,
});
