import { setShipmentCosts } from "@solvia/core/contract/back-office/logistics";
import { setCosts } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentCosts, async ({ params, body, now }) =>
  shipmentView(await setCosts(params.id, body, now)),
);
