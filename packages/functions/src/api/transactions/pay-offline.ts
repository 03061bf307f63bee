import { payOffline as choose } from "@solvia/core/orders/payment/transactions";
import { payOffline } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(payOffline, ({ user, params, now }) => choose(user, params.id, now));
