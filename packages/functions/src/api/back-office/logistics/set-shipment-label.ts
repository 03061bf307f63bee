import { setShipmentLabel } from "@solvia/core/contract/back-office/logistics";
import { setLabel } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentLabel, async ({ params, body, now }) =>
  shipmentView(await setLabel(params.id, body.label, now)),
);
