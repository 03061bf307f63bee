import { createFileRoute } from "@tanstack/react-router";
import type { listDeliveryTariffs } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { TariffsPage } from "../../features/shipments/office/tariffs/tariffs-page.tsx";

export const Route = createFileRoute("/back-office/delivery-tariffs")({
  validateSearch: searchOf<typeof listDeliveryTariffs>(),
  component: () => <TariffsPage search={Route.useSearch()} />,
});
