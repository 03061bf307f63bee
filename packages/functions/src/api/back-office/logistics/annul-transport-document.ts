import { annulTransportDocument } from "@solvia/core/contract/back-office/logistics";
import { annulTransportDocument as annul } from "@solvia/core/shipments/papers/issue-for-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(annulTransportDocument, async ({ params, body, now }) =>
  shipmentView(await annul(params.id, body.reason, now)),
);
