import { setShipmentLabel } from "@solvia/core/contract/back-office/logistics";
import { keepOfShipment } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentLabel, async ({ params, body, now }) =>
  shipmentView(await keepOfShipment(params.id, body, now)),
);
