import { approveOrder as approve } from "@solvia/core/orders/placing/approve-order";
import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { approveOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(approveOrder, async ({ user, params, body, now }) =>
  customersOrder(await approve(user, params.id, now, body.expectedTotal), now),
);
