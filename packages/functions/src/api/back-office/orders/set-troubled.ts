import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setTroubled as change } from "@solvia/core/orders/change-order";
import { setTroubled } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setTroubled, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body.troubled, now, body.reason), now),
);
