import { pausePay as choose } from "@solvia/core/orders/placing/pay-later";
import { pausePay } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(pausePay, ({ user, params, now }) => choose(user, params.id, now));
