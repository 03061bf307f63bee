import { createFileRoute } from "@tanstack/react-router";
import type { listWarehouseStock } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { StockPage } from "../../features/catalogue/office/stock/stock-page.tsx";

export const Route = createFileRoute("/back-office/warehouse")({
  validateSearch: searchOf<typeof listWarehouseStock>(),
  component: () => <StockPage search={Route.useSearch()} />,
});
