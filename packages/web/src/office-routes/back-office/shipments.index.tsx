import { createFileRoute } from "@tanstack/react-router";
import type { listShipments } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { ShipmentsPage } from "../../features/shipments/office/list/shipments-page.tsx";

export const Route = createFileRoute("/back-office/shipments/")({
  validateSearch: searchOf<typeof listShipments>(),
  component: () => <ShipmentsPage search={Route.useSearch()} />,
});
