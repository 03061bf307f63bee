import { listDelayed } from "@solvia/core/orders/finding/back-office";
import { listDelayedPayments } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listDelayedPayments, ({ now }) => listDelayed(now));
