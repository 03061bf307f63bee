import { waysOf } from "@solvia/core/orders/placing/ways-to-pay";
import { listWaysToPay } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(listWaysToPay, ({ user, params, now }) => waysOf(user, params.id, now));
