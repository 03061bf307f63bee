import { addShipment } from "@solvia/core/contract/back-office/logistics";
import { sendRest } from "@solvia/core/shipments/arranging/arrange-shipments";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addShipment, async ({ body, now }) => shipmentView(await sendRest(body.orderId, now)));
