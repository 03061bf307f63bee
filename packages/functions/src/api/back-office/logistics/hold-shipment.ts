import { holdShipment } from "@solvia/core/contract/back-office/logistics";
import { setHold } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(holdShipment, async ({ params, body, now }) =>
  shipmentView(await setHold(params.id, body, now)),
);
