import { mergeShipments } from "@solvia/core/contract/back-office/logistics";
import { mergeShipments as merge } from "@solvia/core/shipments/arranging/arrange-shipments";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(mergeShipments, async ({ params, body, now }) =>
  shipmentView(await merge(params.id, body, now)),
);
