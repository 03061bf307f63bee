import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "../../features/orders/order-page.tsx";

export const Route = createFileRoute("/profile/my-orders/$id")({
  component: () => <OrderPage id={Route.useParams().id} />,
});
