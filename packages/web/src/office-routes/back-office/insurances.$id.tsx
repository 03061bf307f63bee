import { createFileRoute } from "@tanstack/react-router";
import { InsurancePage } from "../../features/orders/office/insurances/insurance-page.tsx";

export const Route = createFileRoute("/back-office/insurances/$id")({
  component: () => <InsurancePage id={Route.useParams().id} />,
});
