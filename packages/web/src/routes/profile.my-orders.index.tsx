import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../features/orders/order-pages.tsx";

export const Route = createFileRoute("/profile/my-orders/")({
  component: OrdersPage,
});
