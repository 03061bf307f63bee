import { clearProducts as clear } from "@solvia/core/orders/cart/cart";
import { clearProducts } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(clearProducts, async ({ user, params, query, now }) => {
  await clear(user, params.id, query.productPriceId, now);
});
