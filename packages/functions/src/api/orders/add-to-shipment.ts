import { cartView, setQuantity } from "@solvia/core/orders/cart/cart";
import { addToShipment } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(addToShipment, async ({ user, params, now }) =>
  cartView(await setQuantity(user, params.id, params.n, now, params.shipmentId), user, now),
);
