import { putLabel } from "@solvia/core/contract/warehouse";
import { setLabel } from "@solvia/core/shipments/keep-shipment";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(putLabel, async ({ params, body, now }) =>
  warehouseShipment(await setLabel(params.id, body.label, now)),
);
