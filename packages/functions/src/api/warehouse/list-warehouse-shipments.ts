import { listWarehouseShipments } from "@solvia/core/contract/warehouse";
import { listShipments } from "@solvia/core/shipments/list-shipments";
import { serve } from "../../serve/index.ts";

export const handler = serve(listWarehouseShipments, ({ query: { warehouseId, ...query }, now }) =>
  listShipments({ ...query, warehouse: warehouseId, wherever: true }, now),
);
