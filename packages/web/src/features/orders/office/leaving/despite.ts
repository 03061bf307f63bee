import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import type { Order } from "../use-order-write.ts";

/** Of a part somebody decides; where nothing is paid or wanted any more there is nothing to decide. */
export const despiteOf = ({ shippingHolds }: Pick<Order, "shippingHolds">) =>
  passableHolds.filter((hold) => shippingHolds.includes(hold));
