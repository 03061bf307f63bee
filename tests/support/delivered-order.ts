import { setReady } from "@solvia/core/orders/change-order";
import { deliverOrder } from "@solvia/core/shipments/deliver-order";
import { markPaid } from "@solvia/core/orders/payment/settle-transaction";
import { now, product, readyCart } from "./shop.ts";
import { mark } from "./transfer.ts";

/** An order of so many pieces that was paid and delivered. */
export async function delivered(quantity: number) {
  const productId = await product(60);
  const { user, place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setReady(id, true, now);
  await deliverOrder(id, now);
  return { productId, user, id };
}
