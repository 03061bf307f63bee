import { createFileRoute } from "@tanstack/react-router";
import { InputsPage } from "../features/warehouse/inputs-page.tsx";

export const Route = createFileRoute("/warehouses/inputs/")({
  validateSearch: (search: Record<string, unknown>): { warehouse?: string | undefined } =>
    typeof search["warehouse"] === "string" ? { warehouse: search["warehouse"] } : {},
  component: () => <InputsPage warehouse={Route.useSearch().warehouse} />,
});
