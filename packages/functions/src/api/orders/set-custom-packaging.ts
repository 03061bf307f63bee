import { setCustomPackaging as change } from "@solvia/core/orders/sending/prepare-order";
import { cartView } from "@solvia/core/orders/cart/cart";
import { setCustomPackaging } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setCustomPackaging, async ({ user, params, body, now }) =>
  cartView(await change(user, params.id, body.packagingWish, now), user, now),
);
