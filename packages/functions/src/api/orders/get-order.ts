import { fullOrder } from "@solvia/core/orders/back-office";
import { ownOrder } from "@solvia/core/orders/stored-order";
import { getOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOrder, async ({ user, params, now }) =>
  fullOrder(await ownOrder(user, params.id), now),
);
