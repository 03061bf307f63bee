import { payLaterWithSepa as choose } from "@solvia/core/orders/placing/pay-later";
import { payLaterWithSepa } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(payLaterWithSepa, ({ user, params, now }) => choose(user, params.id, now));
