import { createFileRoute } from "@tanstack/react-router";
import type { listCarriers } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { CarriersPage } from "../../features/shipments/office/carriers/carriers-page.tsx";

export const Route = createFileRoute("/back-office/carriers")({
  validateSearch: searchOf<typeof listCarriers>(),
  component: () => <CarriersPage search={Route.useSearch()} />,
});
