import { issueTransportDocument } from "@solvia/core/contract/back-office/logistics";
import { issueTransportDocument as issue } from "@solvia/core/shipments/papers/issue-for-shipment";
import { shipmentView } from "@solvia/core/shipments/shipment-view";
import { serve } from "../../../serve/index.ts";

export const handler = serve(issueTransportDocument, async ({ params, body, now }) =>
  shipmentView(await issue(params.id, body, now)),
);
