import { payLater as choose } from "@solvia/core/orders/placing/pay-later";
import { payLater } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(payLater, ({ user, params, now }) => choose(user, params.id, now));
