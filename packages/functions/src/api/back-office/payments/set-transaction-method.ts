import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { changeMethod as change } from "@solvia/core/orders/payment/change-payment";
import { setTransactionMethod } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setTransactionMethod, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body, now), now),
);
