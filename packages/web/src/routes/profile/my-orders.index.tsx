import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../../features/orders/orders-page.tsx";

export const Route = createFileRoute("/profile/my-orders/")({
  component: OrdersPage,
});
