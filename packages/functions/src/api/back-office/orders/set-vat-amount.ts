import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setVatAmount as change } from "@solvia/core/orders/vat-change/set-vat-amount";
import { setVatAmount } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setVatAmount, async ({ user, params, body, now }) =>
  officeOrder(await change(user, params.id, body, now), now),
);
