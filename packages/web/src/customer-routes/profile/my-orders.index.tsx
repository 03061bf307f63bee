import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../../features/orders/orders-page.tsx";
import { ordersSearchOf } from "../../features/orders/scope/orders-search.ts";

export const Route = createFileRoute("/profile/my-orders/")({
  validateSearch: ordersSearchOf,
  component: () => <OrdersPage search={Route.useSearch()} />,
});
