import { splitShipment } from "@solvia/core/contract/back-office/logistics";
import { splitShipment as split } from "@solvia/core/shipments/arranging/arrange-shipments";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(splitShipment, async ({ params, body, now }) =>
  shipmentView(await split(params.id, body, now)),
);
