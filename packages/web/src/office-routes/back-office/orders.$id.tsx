import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "../../features/orders/office/order-page.tsx";

export const Route = createFileRoute("/back-office/orders/$id")({
  component: () => <OrderPage id={Route.useParams().id} />,
});
