import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { changeTerms as change } from "@solvia/core/orders/payment/change-payment";
import { setTransactionTerms } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setTransactionTerms, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body.termsOfPayment, now), now),
);
