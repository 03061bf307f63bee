import { trackShipment } from "@solvia/core/contract/shipments";
import { trackedShipment } from "@solvia/core/shipments/tracking/track-shipment";
import { serve } from "../../serve/index.ts";

export const handler = serve(trackShipment, ({ user, params, now }) => trackedShipment(user, params.id, now));
