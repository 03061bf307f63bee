import { putPackages } from "@solvia/core/contract/warehouse";
import { saveShipment } from "@solvia/core/shipments/keep-shipment";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(putPackages, async ({ params, body: { packages, seen, confirmed }, now }) =>
  warehouseShipment(await saveShipment(params.id, { packages, confirmed, seen: { packages: seen } }, now)),
);
