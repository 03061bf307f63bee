import { createFileRoute } from "@tanstack/react-router";
import { ScannerPage } from "../features/scanning/scanner-page.tsx";

export const Route = createFileRoute("/scanner")({
  validateSearch: (search: Record<string, unknown>): { movement?: string } =>
    typeof search["movement"] === "string" ? { movement: search["movement"] } : {},
  component: () => <ScannerPage movementId={Route.useSearch().movement} />,
});
