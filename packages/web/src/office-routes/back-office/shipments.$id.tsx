import { createFileRoute } from "@tanstack/react-router";
import { ShipmentPage } from "../../features/shipments/office/page/shipment-page.tsx";

export const Route = createFileRoute("/back-office/shipments/$id")({
  component: () => <ShipmentPage id={Route.useParams().id} />,
});
