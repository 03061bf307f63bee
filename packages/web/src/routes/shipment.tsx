import { createFileRoute } from "@tanstack/react-router";
import { ShipmentPage } from "../features/tracking/shipment-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/shipment")({
  validateSearch: (search: Record<string, unknown>): { id?: string | undefined } => ({ id: text(search["id"]) }),
  component: () => <ShipmentPage id={Route.useSearch().id} />,
});
