import { fullOrder } from "@solvia/core/orders/back-office";
import { failOrder } from "@solvia/core/orders/change-order";
import { setFailed } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setFailed, async ({ params, body, now }) =>
  fullOrder(await failOrder(params.id, body.reason, now), now),
);
