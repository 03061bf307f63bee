import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setReady } from "@solvia/core/contract/back-office/orders";
import { setShipmentReady } from "@solvia/core/shipments/send-shipment";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setReady, async ({ params, body, now }) => {
  const { order } = await setShipmentReady(params.id, body.ready, now, { despite: body.despite });
  return officeOrder(order, now);
});
