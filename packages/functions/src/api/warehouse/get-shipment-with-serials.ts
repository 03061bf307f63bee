import { getShipmentWithSerials } from "@solvia/core/contract/warehouse";
import { loadShipment } from "@solvia/core/shipments/stored-shipment";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(getShipmentWithSerials, async ({ params }) =>
  warehouseShipment(await loadShipment(params.id)),
);
