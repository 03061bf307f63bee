import { cartView } from "@solvia/core/orders/cart/cart";
import { setReducedVatOfCart } from "@solvia/core/orders/reduced-vat/set-reduced-vat";
import { setReducedVat } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setReducedVat, async ({ user, params, query, now }) =>
  cartView(await setReducedVatOfCart(user, params.id, query.reducedVat, now), user, now),
);
