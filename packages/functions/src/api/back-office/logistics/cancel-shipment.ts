import { cancelShipment } from "@solvia/core/contract/back-office/logistics";
import { cancelShipment as cancel } from "@solvia/core/shipments/arranging/arrange-shipments";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(cancelShipment, async ({ params, now }) => shipmentView(await cancel(params.id, now)));
