import { addKit as add } from "@solvia/core/orders/add-kit";
import { cartView } from "@solvia/core/orders/cart";
import { addKit } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(addKit, async ({ user, body, now }) =>
  cartView(await add(user, body.kitId, body.quantity, now), user),
);
