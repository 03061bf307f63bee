import { plusDays } from "../../payments/index.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";

/** Days from delivery within which a consumer withdraws without a reason (art. 52 Cod. cons.; domain-rules 8.4). */
const withdrawalDays = 14;

type Facts = Pick<Order, "companyId" | "customer" | "status" | "deliveredOn" | "fulfilment" | "withdrawal">;

const confirmed: ReadonlySet<string> = new Set(["pendingPayment", "processingPayment", "paid"]);

/** A contract with a consumer: neither a company nor anybody with a VAT number has bought. */
export const isConsumers = ({ companyId, customer }: Pick<Order, "companyId" | "customer">): boolean =>
  companyId === undefined && customer.companyName === undefined && customer.vatNumber === undefined;

/** The last whole day, in Rome, of the right; undefined while the goods have not come, or on an unknown day. */
export const withdrawalUntil = ({ deliveredOn }: Pick<Order, "deliveredOn">): CivilDate | undefined =>
  deliveredOn && plusDays(romeDate(new Date(deliveredOn)), withdrawalDays);

/**
 * Whether the order's buyer may declare now that they withdraw: a consumer, from the contract until the end of the
 * fourteenth day after delivery. Goods whose day of delivery is not known count as still within it.
 */
export function mayWithdraw(order: Facts, now: Date): boolean {
  if (!isConsumers(order) || order.withdrawal || !confirmed.has(order.status)) return false;
  const until = withdrawalUntil(order);
  return until === undefined || romeDate(now) <= until;
}

/** What the order's page says of the right; undefined for who has none. */
export function withdrawalView(order: Facts, now: Date) {
  if (!isConsumers(order)) return undefined;
  const { withdrawal } = order;
  const state = withdrawal ? ("declared" as const) : ("none" as const);
  return {
    state,
    possible: mayWithdraw(order, now),
    until: withdrawalUntil(order),
    declaredOn: withdrawal?.declaredOn,
  };
}
