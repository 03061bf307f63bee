import { declineOrder as decline } from "@solvia/core/orders/placing/approve-order";
import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { declineOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(declineOrder, async ({ user, params, body, now }) =>
  customersOrder(await decline(user, params.id, body.reason, now), now),
);
