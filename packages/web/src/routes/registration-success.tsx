import { createFileRoute } from "@tanstack/react-router";
import { RegistrationSuccessPage } from "../features/account/registration-success-page.tsx";

interface Search {
  email?: string;
  kind?: "private" | "business";
}

export const Route = createFileRoute("/registration-success")({
  validateSearch: ({ email, kind }: Record<string, unknown>): Search => ({
    ...(typeof email === "string" && { email }),
    ...((kind === "private" || kind === "business") && { kind }),
  }),
  component: () => <RegistrationSuccessPage {...Route.useSearch()} />,
});
