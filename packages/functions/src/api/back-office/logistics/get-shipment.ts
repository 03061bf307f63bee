import { getShipment } from "@solvia/core/contract/back-office/logistics";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { loadShipment } from "@solvia/core/shipments/stored-shipment";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getShipment, async ({ params }) => shipmentView(await loadShipment(params.id)));
