import { listShipmentSerials } from "@solvia/core/contract/warehouse";
import { serialsOfShipment, serialsView } from "@solvia/core/shipments/papers/serial-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(listShipmentSerials, async ({ params }) =>
  serialsView(await serialsOfShipment(params.id)),
);
