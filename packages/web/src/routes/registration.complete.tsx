import { createFileRoute } from "@tanstack/react-router";
import { CompleteRegistrationPage } from "../features/account/complete-registration-page.tsx";

export const Route = createFileRoute("/registration/complete")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search["token"] === "string" ? { token: search["token"] } : {},
  component: () => <CompleteRegistrationPage token={Route.useSearch().token ?? ""} />,
});
