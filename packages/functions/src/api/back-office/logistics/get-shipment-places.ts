import { getShipmentPlaces } from "@solvia/core/contract/back-office/logistics";
import { shipmentPlaces } from "@solvia/core/shipments/arranging/free-places";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getShipmentPlaces, async ({ params }) => ({ items: await shipmentPlaces(params.id) }));
