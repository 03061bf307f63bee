import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { retryOrder as retry } from "@solvia/core/orders/placing/retry-order";
import { ownOrder } from "@solvia/core/orders/stored-order";
import { retryOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(retryOrder, async ({ user, params, now }) =>
  customersOrder(await retry(await ownOrder(user, params.id), user, now), now),
);
