import { totalsOf } from "../../tax/index.ts";
import { callerById } from "../../accounts/index.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { taxedBy } from "../amounts.ts";
import { withTransaction } from "../change-order.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import { orderTotalChanged } from "../events.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import { askedIn, hasEnded, type Amounts, type Order } from "../order.ts";
import { demandUninvoiced } from "../papers/demand-uninvoiced.ts";
import { agreedBy } from "../placing/approval.ts";
import { writeOrder } from "../stored-order.ts";
import { demandPayable } from "../withdrawal/withdrawal.ts";
import { rescheduled } from "./schedule.ts";
import { loadTransaction } from "./settle-transaction.ts";
import type { Transaction } from "../../payments/index.ts";

/** The step of a price whose shipping the office has set: no tariff explains it. */
const setByOffice = "set";

/** Whether the office has set what an order's shipping costs: another address takes people then. */
export const isShippingSet = ({ steps }: Pick<Amounts, "steps">): boolean =>
  steps.some(({ code, params }) => code === "shipment" && params["kind"] === setByOffice);

/**
 * The amounts of a placed order whose shipping costs so many net cents (0 or more), by the one algorithm (domain-rules 1.3): prices,
 * contributions, coupon and VAT rates stay as they were frozen.
 */
export function amountsWithShipping(order: Pick<Order, "lines" | "amounts" | "appliedCoupon">, cost: Cents): Amounts {
  const { amounts } = order;
  const totals = totalsOf(taxedBy(amounts.treatment, order), cost, amounts.couponAmount);
  const ofGoods = amounts.steps.filter(({ code }) => code !== "shipment" && code !== "coupon" && code !== "vat");
  const coupons = amounts.steps.filter(({ code }) => code === "coupon");
  const steps: Amounts["steps"] = [
    ...ofGoods,
    { code: "shipment", amount: cost, params: { kind: setByOffice } },
    ...coupons.map((step) => ({ ...step, amount: 0 - totals.couponAmount })),
    ...totals.groups.map(({ rate, vat, taxable }) => ({
      code: "vat" as const,
      amount: vat,
      params: { rate, taxable },
    })),
  ];
  return { ...amounts, ...totals, shipmentState: "known", steps };
}

/** Problems: order-ended, invalid-transition (also of one that is invoiced, or pays a subscription), withdrawal-open. */
function demandOpen(order: Order, { status, superseded }: Transaction): void {
  if (hasEnded(order)) throw new Problem("order-ended");
  if (status !== "pending_payment" || superseded) {
    throw new Problem("invalid-transition", { state: superseded ? "superseded" : status, action: "set-shipment-cost" });
  }
  demandUninvoiced(order, "set-shipment-cost");
  if (order.subscription) {
    throw new Problem("invalid-transition", { state: "subscription", action: "set-shipment-cost" });
  }
  demandPayable(order);
}

/**
 * What the house has decided to waive stays what it was decided as: at another amount it is decided anew, by as many as that one takes.
 * Problem: invalid-transition.
 */
function demandNoGift(order: Order, transaction: Transaction): void {
  const changed = hasBegun(order) ? [transaction] : order.transactions;
  const given = changed.some(({ method, status, superseded }) => method === "gift" && status !== "paid" && !superseded);
  if (given) throw new Problem("invalid-transition", { state: "gift", action: "set-shipment-cost" });
}

/** Whether something of the order is paid or on its way. */
const hasBegun = ({ transactions }: Order): boolean =>
  transactions.some(({ status, superseded }) => !superseded && (status === "paid" || status === "processing_payment"));

/**
 * Its instalments at the other total: all of them anew while nothing of the order is paid or on its way, else the named one bears the
 * difference. Problem: amount-not-allowed where less than a cent of it would be left.
 */
function repaid(order: Order, transaction: Transaction, amounts: Amounts, now: Date): Partial<Order> {
  if (!hasBegun(order)) return rescheduled({ ...order, amounts }, now);
  const amount = transaction.amount + askedIn(amounts) - askedIn(order.amounts);
  if (amount < 1) throw new Problem("amount-not-allowed", { amount: transaction.amount, beside: 0 });
  const { transactions, status } = withTransaction(order, withoutIntent({ ...transaction, amount }));
  return { transactions, status };
}

interface ShippingSet {
  /** Net cents. */
  shipmentCost: Cents;
  /** The customer reads it. */
  reason: string;
}

/**
 * What shipping costs of an order with a payment that isn't made yet, set by the office: amounts, VAT and instalments follow to the
 * cent, and the customer is told the total before and now (spec 7, transactions). The same cost again changes nothing. What a company
 * owes more is asked of its credit, and a total above its buyer's limit of an owner, as at placing. Problems: not-found,
 * invalid-transition (also of an invoiced order, and of a payment that the house has decided to waive), order-ended, withdrawal-open, amount-not-allowed, approval-needed, those of credit,
 * version-conflict.
 */
export async function setShipmentCost(id: string, { shipmentCost, reason }: ShippingSet, now: Date): Promise<Order> {
  const { order, transaction } = await loadTransaction(id);
  if (order.amounts.shipmentCost === shipmentCost && isShippingSet(order.amounts)) return order;
  demandOpen(order, transaction);
  demandNoGift(order, transaction);
  const amounts = amountsWithShipping(order, shipmentCost);
  const difference = askedIn(amounts) - askedIn(order.amounts);
  const changed: Order = { ...order, amounts, ...(difference !== 0 && repaid(order, transaction, amounts, now)) };
  const after = difference > 0 ? { ...changed, ...(await agreedByBuyer(order, changed, now)) } : changed;
  const creditLimit = order.companyId ? await creditForMore(order, after, now) : undefined;
  // The letter says the totals with VAT, of a public body too.
  const told = { orderId: order.id, before: order.amounts.total, amount: amounts.total, reason };
  const events = difference === 0 ? [] : [orderTotalChanged.of(told)];
  return writeOrder({ before: order, after, creditLimit, events, now });
}

/** Whoever ordered has to be there still: their company's limit of an order is theirs. */
export async function agreedByBuyer(before: Order, after: Order, now: Date): Promise<Pick<Order, "agreedTotal">> {
  const buyer = await callerById(before.userId, now);
  return buyer ? agreedBy(buyer, before, after) : {};
}
