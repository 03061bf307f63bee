import { schedulePickup } from "@solvia/core/contract/back-office/logistics";
import { scheduleShipment } from "@solvia/core/shipments/send-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(schedulePickup, async ({ params, body, now }) =>
  shipmentView(await scheduleShipment(params.id, body, now)),
);
