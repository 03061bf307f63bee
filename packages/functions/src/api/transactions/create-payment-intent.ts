import { createCardIntent, demandMethod } from "@solvia/core/orders/payment/card-payment";
import { ownTransaction } from "@solvia/core/orders/payment/transactions";
import { createPaymentIntent } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(createPaymentIntent, async ({ user, params, now }) => {
  const { order, transaction } = await ownTransaction(user, params.id, now);
  await demandMethod(user, params.m, order, transaction, now);
  return createCardIntent(order, transaction, now, params.m);
});
