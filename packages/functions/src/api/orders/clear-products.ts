import { clearProducts as clear } from "@solvia/core/orders/cart";
import { clearProducts } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(clearProducts, async ({ user, params, query, now }) => {
  await clear(user, params.id, query.productPriceId, now);
});
