import { setPicked } from "@solvia/core/contract/warehouse";
import { setPicked as pick } from "@solvia/core/shipments/floor/pick";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(setPicked, async ({ params, body, now }) =>
  warehouseShipment(await pick(params.id, body.picked, now)),
);
