import { createFileRoute } from "@tanstack/react-router";
import { PayPage } from "../features/checkout/payment/pay-page.tsx";

export const Route = createFileRoute("/checkout/pay/$id")({
  component: () => <PayPage id={Route.useParams().id} />,
});
