import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import type { officeTexts } from "../../../i18n/areas/office.ts";
import type { Translate } from "../../../i18n/words.ts";
import type { Order } from "./use-order-write.ts";

type Goods = Pick<Order, "fulfilment" | "officeActs" | "shippingHolds">;

/** Whether something holds its goods that nobody passes over. */
export const isHeld = ({ shippingHolds }: Pick<Goods, "shippingHolds">): boolean =>
  shippingHolds.some((hold) => !passableHolds.some((passable) => passable === hold));

/** Why the goods of an order are not to be prepared now; undefined where they are, or where they are on their way. */
export function staysBecause(t: Translate<typeof officeTexts>, order: Goods): string | undefined {
  if (order.fulfilment !== "none" || order.officeActs.includes("mark-ready")) return undefined;
  return t(isHeld(order) ? "bo.held" : "bo.notShippable");
}
