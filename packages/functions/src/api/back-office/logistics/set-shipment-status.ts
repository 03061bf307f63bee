import { setShipmentStatus } from "@solvia/core/contract/back-office/logistics";
import { stepOn } from "@solvia/core/shipments/step-on";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentStatus, async ({ params, body, now }) =>
  shipmentView(await stepOn(params.id, body, now)),
);
