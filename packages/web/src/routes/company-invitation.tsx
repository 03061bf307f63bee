import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "../features/company/invitation-page.tsx";

export const Route = createFileRoute("/company-invitation")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search["token"] === "string" ? { token: search["token"] } : {},
  component: () => <InvitationPage token={Route.useSearch().token ?? ""} />,
});
