import { createFileRoute } from "@tanstack/react-router";
import { OfficeKitsPage } from "../features/back-office/kits/office-kits-page.tsx";

export const Route = createFileRoute("/back-office/kits")({
  validateSearch: (search: Record<string, unknown>): { kit?: string } =>
    typeof search["kit"] === "string" && search["kit"] !== "" ? { kit: search["kit"] } : {},
  component: () => <OfficeKitsPage kit={Route.useSearch().kit} />,
});
