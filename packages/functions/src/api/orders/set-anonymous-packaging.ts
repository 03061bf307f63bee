import { setAnonymousPackaging as change } from "@solvia/core/orders/sending/prepare-order";
import { cartView } from "@solvia/core/orders/cart/cart";
import { setAnonymousPackaging } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setAnonymousPackaging, async ({ user, params, body, now }) =>
  cartView(await change(user, params.id, body.anonymousPackaging, now), user, now),
);
