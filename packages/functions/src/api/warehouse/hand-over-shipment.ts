import { handOverShipment } from "@solvia/core/contract/warehouse";
import { leave } from "@solvia/core/shipments/floor/pick";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(handOverShipment, async ({ params, body, now }) =>
  warehouseShipment(await leave(params.id, now, body?.transportStart)),
);
