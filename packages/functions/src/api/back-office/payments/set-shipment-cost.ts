import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setShipmentCost as change } from "@solvia/core/orders/payment/shipment-cost";
import { setShipmentCost } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setShipmentCost, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body, now), now),
);
