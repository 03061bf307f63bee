import { createCardIntent, demandMethod, dueTransaction } from "@solvia/core/orders/payment/card-payment";
import { ownOrder } from "@solvia/core/orders/stored-order";
import { createOrderIntent } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(createOrderIntent, async ({ user, params, now }) => {
  const order = await ownOrder(user, params.id);
  const transaction = dueTransaction(order, now);
  await demandMethod(user, "card", order, transaction, now);
  return createCardIntent(order, transaction, now);
});
