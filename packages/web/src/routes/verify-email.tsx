import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "../features/account/mail-pages.tsx";

export const Route = createFileRoute("/verify-email")({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search["token"] === "string" ? { token: search["token"] } : {},
  component: () => <VerifyEmailPage token={Route.useSearch().token ?? ""} />,
});
