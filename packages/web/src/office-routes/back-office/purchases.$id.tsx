import { createFileRoute } from "@tanstack/react-router";
import { PurchasePage } from "../../features/purchases/office/purchase-page.tsx";

export const Route = createFileRoute("/back-office/purchases/$id")({
  component: () => <PurchasePage id={Route.useParams().id} />,
});
