import { listTrackedShipments } from "@solvia/core/contract/shipments";
import { trackedShipments } from "@solvia/core/shipments/tracking/track-shipment";
import { serve } from "../../serve/index.ts";

export const handler = serve(listTrackedShipments, ({ user, params, now }) => trackedShipments(user, params.id, now));
