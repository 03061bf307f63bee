import { createFileRoute } from "@tanstack/react-router";
import { PremiumPage } from "../../features/account/office/premium/premium-page.tsx";

export const Route = createFileRoute("/back-office/premium")({
  validateSearch: (search: Record<string, unknown>): { user?: string | undefined } => ({
    user: typeof search["user"] === "string" ? search["user"] : undefined,
  }),
  component: () => <PremiumPage user={Route.useSearch().user} />,
});
