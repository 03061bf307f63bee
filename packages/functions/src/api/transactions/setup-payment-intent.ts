import { createSetupIntent, demandMethod } from "@solvia/core/orders/payment/card-payment";
import { ownTransaction } from "@solvia/core/orders/payment/transactions";
import { setupPaymentIntent } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(setupPaymentIntent, async ({ user, params, now }) => {
  const { order, transaction } = await ownTransaction(user, params.id, now);
  await demandMethod(user, params.m, order, transaction, now);
  return createSetupIntent(order, transaction, now, params.m);
});
