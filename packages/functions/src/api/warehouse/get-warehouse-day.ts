import { getWarehouseDay } from "@solvia/core/contract/warehouse";
import { warehouseDay } from "@solvia/core/shipments/floor/day";
import { serve } from "../../serve/index.ts";

export const handler = serve(getWarehouseDay, ({ query, now }) => warehouseDay(query.warehouseId, now));
