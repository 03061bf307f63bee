import { getOwnTransportDocument } from "@solvia/core/contract/shipments";
import { ownTransportDocument } from "@solvia/core/shipments/tracking/track-shipment";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnTransportDocument, ({ user, params }) => ownTransportDocument(user, params.id));
