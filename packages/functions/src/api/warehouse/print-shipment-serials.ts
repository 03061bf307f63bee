import { printShipmentSerials } from "@solvia/core/contract/warehouse";
import { serialsOfShipment, serialsPdf } from "@solvia/core/shipments/papers/serial-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(printShipmentSerials, async ({ params }) =>
  serialsPdf(await serialsOfShipment(params.id)),
);
