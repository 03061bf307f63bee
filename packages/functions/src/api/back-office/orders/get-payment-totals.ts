import { getPaymentTotals } from "@solvia/core/contract/back-office/orders";
import { paymentTotals } from "@solvia/core/orders/payment/list-payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getPaymentTotals, ({ query, now }) => paymentTotals(query, now));
