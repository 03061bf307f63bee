import { setCustomerReference as change } from "@solvia/core/orders/prepare-order";
import { cartView } from "@solvia/core/orders/cart";
import { setCustomerReference } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setCustomerReference, async ({ user, params, body, now }) =>
  cartView(await change(user, params.id, body.customerReference, now), user, now),
);
