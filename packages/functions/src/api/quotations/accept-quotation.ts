import { cartView } from "@solvia/core/orders/cart/cart";
import { acceptQuotation as accept } from "@solvia/core/quotations/accepting/accept";
import { acceptQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(acceptQuotation, async ({ user, params, body, now }) => {
  const { cart } = await accept(user, params.quotationId, body, now);
  return cartView(cart, user, now);
});
