import { createFileRoute } from "@tanstack/react-router";
import { RegistrationPage } from "../features/account/registration-page.tsx";

export const Route = createFileRoute("/registration/")({
  validateSearch: (search: Record<string, unknown>): { kind?: "business" } =>
    search["kind"] === "business" ? { kind: "business" } : {},
  component: () => <RegistrationPage accountType={Route.useSearch().kind ?? "private"} />,
});
