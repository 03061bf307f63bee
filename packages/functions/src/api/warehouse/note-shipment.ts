import { noteShipment } from "@solvia/core/contract/warehouse";
import { setNotes } from "@solvia/core/shipments/keep-shipment";
import { warehouseShipment } from "@solvia/core/shipments/floor/warehouse-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(noteShipment, async ({ params, body, now }) =>
  warehouseShipment(await setNotes(params.id, "warehouseNotes", body, now)),
);
