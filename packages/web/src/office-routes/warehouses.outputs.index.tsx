import { createFileRoute } from "@tanstack/react-router";
import { OutputsPage } from "../features/warehouse/outputs-page.tsx";
import { outputSearch } from "../features/warehouse/output-search.ts";

export const Route = createFileRoute("/warehouses/outputs/")({
  validateSearch: outputSearch,
  component: () => <OutputsPage {...Route.useSearch()} />,
});
