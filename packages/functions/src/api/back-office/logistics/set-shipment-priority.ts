import { setShipmentPriority } from "@solvia/core/contract/back-office/logistics";
import { setPriority } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentPriority, async ({ params, body, now }) =>
  shipmentView(await setPriority(params.id, body, now)),
);
