import { setWarehouseNotes } from "@solvia/core/contract/back-office/logistics";
import { setNotes } from "@solvia/core/shipments/keep-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setWarehouseNotes, async ({ params, body, now }) =>
  shipmentView(await setNotes(params.id, "warehouseNotes", body, now)),
);
