import { listPayments as list } from "@solvia/core/orders/payment/list-payments";
import { listPayments } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPayments, ({ query, now }) => list(query, now));
