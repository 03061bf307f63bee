import { saveShipment } from "@solvia/core/contract/back-office/logistics";
import { saveShipment as save } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveShipment, async ({ params, body, now }) =>
  shipmentView(await save(params.id, body, now)),
);
