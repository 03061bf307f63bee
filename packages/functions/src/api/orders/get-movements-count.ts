import { openOrderOf } from "@solvia/core/orders/cart/cart";
import { getMovementsCount } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(getMovementsCount, async ({ user, now }) => ({
  count: (await openOrderOf(user, now)).lines.length,
}));
