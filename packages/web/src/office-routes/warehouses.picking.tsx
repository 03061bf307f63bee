import { createFileRoute } from "@tanstack/react-router";
import { PickingPage } from "../features/warehouse/picking/picking-page.tsx";
import { pickingSearch } from "../features/warehouse/picking/picking-search.ts";

export const Route = createFileRoute("/warehouses/picking")({
  validateSearch: pickingSearch,
  component: () => <PickingPage {...Route.useSearch()} />,
});
