import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import { searchOf } from "../../api/search-of.ts";
import { OrdersPage } from "../../features/orders/office/orders-page.tsx";

export const Route = createFileRoute("/back-office/orders/")({
  validateSearch: searchOf<typeof listBackOfficeOrders>(),
  component: () => <OrdersPage search={Route.useSearch()} />,
});
