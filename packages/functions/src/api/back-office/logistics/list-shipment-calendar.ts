import { listShipmentCalendar } from "@solvia/core/contract/back-office/logistics";
import { shipmentCalendar } from "@solvia/core/shipments/shipment-calendar";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listShipmentCalendar, ({ query }) => shipmentCalendar(query));
