import type { Cents } from "../../platform/money.ts";
import { Problem, invalid } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { goodsAmong } from "../offer/offered.ts";
import { anythingPaid, hasLeft, isShippable, paidAtReadyNotice, pickup, type Order } from "../order.ts";
import type { CheckReason } from "./check-codes.ts";

/** Up to so much, VAT included, the first order of a buyer goes its way like any other (domain-rules 8.1). */
export const mostUnlooked: Cents = 1_000_000;

/** The looks that nobody has taken yet. */
export const openChecks = ({ checks = [] }: Pick<Order, "checks">): CheckReason[] =>
  checks.flatMap(({ reason, released }) => (released ? [] : [reason]));

/** Whether its buyer reads that the order is being looked at: it goes on, and its goods are still in the house. */
export const isBeingChecked = (order: Pick<Order, "checks" | "troubled" | "status" | "fulfilment">): boolean =>
  order.troubled && order.status !== "failed" && !hasLeft(order) && openChecks(order).length > 0;

/** The order stopped for this reason. One that was released is looked at anew: what was found then is in the history. */
export function withCheck(order: Order, reason: CheckReason, now: Date): Order {
  const { checks = [] } = order;
  if (openChecks(order).includes(reason)) return { ...order, troubled: true };
  const others = checks.filter((one) => one.reason !== reason);
  return { ...order, troubled: true, checks: [...others, { reason, since: instant(now) }] };
}

/**
 * The order let go again: sound, with all open looks ended by what was found. Problems: invalid-input where a look is open and nothing
 * is said of it, invalid-transition where something is said and none is open (somebody else has released it).
 */
export function letGo(order: Order, reason: string | undefined, now: Date): Order {
  const open = openChecks(order);
  if (open.length === 0) {
    if (reason !== undefined) throw new Problem("invalid-transition", { state: "released", action: "release" });
    return { ...order, troubled: false };
  }
  if (reason === undefined) throw invalid({ field: "reason", code: "required" });
  const checks = order.checks?.map((one) => (one.released ? one : { ...one, released: { on: instant(now), reason } }));
  return { ...order, troubled: false, checks };
}

type Facts = Pick<
  Order,
  "amounts" | "lines" | "transactions" | "status" | "termsOfPayment" | "invoiceNumber" | "method" | "fulfilment"
>;

/** Whether the goods of so large an order may leave now, or once they are ready: money came for it, or none has to come before. */
const mayLeaveLarge = (order: Facts): boolean =>
  order.amounts.total > mostUnlooked &&
  goodsAmong(order.lines).length > 0 &&
  !hasLeft(order) &&
  order.status !== "failed" &&
  (anythingPaid(order) || isShippable(order) || paidAtReadyNotice(order.termsOfPayment));

/** Whether this change is the one from which on goods of a large order may leave; it asks whether its buyer has paid one before. */
export const asksWhetherKnown = (before: Facts | undefined, after: Facts & Pick<Order, "checks">): boolean =>
  mayLeaveLarge(after) &&
  !(before && mayLeaveLarge(before)) &&
  !after.checks?.some(({ reason }) => reason === "first-large-order");

/** Where the goods go, as a lorry sees it: another person to call, or how to come in, is no other place. */
function placeOf({ address }: Pick<Order, "address">): string {
  if (address === pickup) return pickup;
  const { countryCode, postalCode, city, street, houseNumber } = address;
  return JSON.stringify([countryCode, postalCode, city, street, houseNumber].map((part) => part.trim().toLowerCase()));
}

/** Whether money has come for the order, or is on its way, and its goods go elsewhere than was paid for. */
export const goesElsewhere = (
  before: Pick<Order, "address" | "transactions">,
  after: Pick<Order, "address">,
): boolean =>
  before.transactions.some(
    ({ status, superseded }) => !superseded && (status === "paid" || status === "processing_payment"),
  ) && placeOf(before) !== placeOf(after);
