import type * as z from "zod";
import type { OrderRow } from "@solvia/core/contract/shapes/order";
import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import type { officeTexts } from "../../../i18n/areas/office.ts";
import type { Translate } from "../../../i18n/words.ts";
import type { Order } from "./use-order-write.ts";

type Row = z.output<typeof OrderRow>;
type Goods = Pick<Order, "fulfilment" | "officeActs" | "shippingHolds" | "shipmentHeld"> & Pick<Row, "service">;

/** Whether something holds its goods that nobody passes over, or somebody keeps one of its shipments. */
export const isHeld = ({ shippingHolds, shipmentHeld }: Pick<Goods, "shippingHolds" | "shipmentHeld">): boolean =>
  shipmentHeld || shippingHolds.some((hold) => !passableHolds.some((passable) => passable === hold));

/** What holds the goods, each reason in a sentence: of what was stopped to be looked at, what there is to look at. */
export const holdWords = (
  t: Translate<typeof officeTexts>,
  { shippingHolds, toCheck }: Pick<Order, "shippingHolds" | "toCheck">,
): string[] => [
  ...toCheck.map((reason) => t(`bo.toCheck.${reason}`)),
  ...shippingHolds.filter((hold) => hold !== "troubled" || toCheck.length === 0).map((hold) => t(`bo.holds.${hold}`)),
];

/** Whether an order's goods may leave, for its header; undefined of what has none to send any more: a service, and what is all on its way or there. */
export function leavesWord(
  t: Translate<typeof officeTexts>,
  order: Pick<Goods, "fulfilment" | "shippingHolds" | "shipmentHeld" | "service"> & Pick<Order, "shippable">,
): string | undefined {
  if (order.service || ((order.fulfilment === "shipped" || order.fulfilment === "delivered") && !order.shipmentHeld))
    return undefined;
  if (isHeld(order)) return t("bo.held");
  return t(order.shippable ? "bo.shippable" : "bo.notShippable");
}

/** Why the goods of an order are not to be prepared now; undefined where they are, where they are on their way, and of a service, which has none. */
export function staysBecause(t: Translate<typeof officeTexts>, order: Goods): string | undefined {
  if (!order.service && order.shipmentHeld) return t("bo.held");
  if (order.service || order.fulfilment !== "none" || order.officeActs.includes("mark-ready")) return undefined;
  return t(isHeld(order) ? "bo.held" : "bo.notShippable");
}
