import { listShipments } from "@solvia/core/contract/back-office/logistics";
import { listShipments as list } from "@solvia/core/shipments/list-shipments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listShipments, ({ query, now }) => list(query, now));
