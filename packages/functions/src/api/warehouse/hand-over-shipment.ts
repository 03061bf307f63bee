import { handOverShipment } from "@solvia/core/contract/warehouse";
import { handOver } from "@solvia/core/shipments/send-shipment";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(handOverShipment, async ({ params, now }) =>
  warehouseShipment(await handOver(params.id, now, { by: "warehouse" })),
);
