import { openOrderOf } from "@solvia/core/orders/cart";
import { getMovementsCount } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getMovementsCount, async ({ user, now }) => ({
  count: (await openOrderOf(user, now)).lines.length,
}));
