import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { changeMethod } from "@solvia/core/orders/payment/change-payment";
import { giveAway } from "@solvia/core/orders/gift/give-away";
import { setTransactionMethod } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setTransactionMethod, async ({ user, params, body, now }) => {
  const { method, iban, ...gift } = body;
  if (method === "gift") return officeOrder(await giveAway(user, params.id, gift, now), now);
  return officeOrder(await changeMethod(params.id, { method, iban }, now), now);
});
