import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setPaymentNotice as change } from "@solvia/core/orders/payment/change-payment";
import { setPaymentNotice } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setPaymentNotice, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body.paymentNoticeDate, now), now),
);
