import type { User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { asksForCredit, statusOf } from "../../payments/index.ts";
import { demandMandate, demandTermsOf } from "./allowed-payment.ts";
import { amountsOf } from "../amounts.ts";
import { taxFactsOf, withVatProof } from "../cart/cart.ts";
import { approvalEnds } from "../days/expiry.ts";
import { demandCredit } from "../credit/credit-facts.ts";
import { raised } from "../credit/credit-writes.ts";
import { orderMachine } from "../order-machine.ts";
import { demandOffersStand } from "../offer/offered.ts";
import type { Order } from "../order.ts";
import { transactionsOf } from "../payment/schedule.ts";
import { ownOrder, writeOrder } from "../stored-order.ts";
import { orderDeclined, orderPlaced } from "../events.ts";

const decided = (order: Order, actor: Pick<User, "name" | "surname">, now: Date) =>
  order.approval && { ...order.approval, decidedBy: `${actor.name} ${actor.surname}`, decidedOn: instant(now) };

/**
 * An owner agrees to the total that they have `seen` (cents; whatever it is where absent): the instalments are created as of
 * today, and the order goes on as any other. Terms and method are asked as at placing, the company's credit where its goods leave
 * unpaid, and its VAT by the register's word of today. Problems: version-conflict for another total, terms-not-allowed,
 * mandate-missing, credit-limit-missing, credit-overdue, credit-limit-exceeded, vat-number-unconfirmed, prices-changed.
 */
export async function approveOrder(owner: User, id: string, now: Date, seen?: Cents): Promise<Order> {
  const order = await ownOrder(owner, id);
  orderMachine.demand(order, "approve", "customer");
  demandOffersStand(order.lines, now);
  if (seen !== undefined && seen !== order.amounts.total) throw new Problem("version-conflict");
  await demandTermsOf(order);
  demandMandate(order.method, {});
  const amounts = await taxedToday(order, owner, now);
  const transactions = transactionsOf({ ...order, amounts }, now);
  const after = {
    ...order,
    amounts,
    transactions,
    status: statusOf(transactions),
    approval: decided(order, owner, now),
    agreedTotal: amounts.total,
  };
  const creditLimit = asksForCredit(order.termsOfPayment, order.method)
    ? (await demandCredit(order.companyId, raised(order, after), now)).limit
    : undefined;
  const events = [orderPlaced.of({ orderId: id })];
  return writeOrder({ before: order, after, events, creditLimit, now });
}

/**
 * The VAT that the order has today: as when it is placed or tried again, by the company's present number and the register's last word,
 * which is asked where it would decide and is older than a day (domain-rules 1.1). Prices stay those that the buyer saw. Problems:
 * vat-number-unconfirmed where an order without VAT would have some, prices-changed where another rule counts by now.
 */
async function taxedToday(order: Order, owner: User, now: Date): Promise<Order["amounts"]> {
  const cart = { ...order, status: "open" as const };
  const user = await withVatProof(owner, cart, now);
  const { treatment: today } = amountsOf(cart, taxFactsOf(user, now));
  const { treatment } = order.amounts;
  if (treatment.proof && !today.proof) throw new Problem("vat-number-unconfirmed");
  const alike = (["rule", "standard", "reduced", "publicBody"] as const).every(
    (fact) => today[fact] === treatment[fact],
  );
  if (!alike) throw new Problem("prices-changed");
  return { ...order.amounts, treatment: today };
}

/** An owner declines: the order ends, its pieces are free, and the buyer learns why. */
export async function declineOrder(owner: User, id: string, reason: string, now: Date): Promise<Order> {
  const order = await ownOrder(owner, id);
  const declined = orderMachine.after(order, "decline", "customer");
  const events = [orderDeclined.of({ orderId: id, reason })];
  return writeOrder({
    before: order,
    after: { ...declined, failedReason: reason, approval: decided(order, owner, now) },
    events,
    now,
  });
}

export const hasWaitedTooLong = ({ approval }: Pick<Order, "approval">, now: Date): boolean =>
  approval !== undefined && approvalEnds(approval) <= now;

/** Nobody decided in time. */
export function expireApproval(order: Order, now: Date): Promise<Order> {
  const reason = "approval-expired";
  const after = { ...orderMachine.after(order, "decline", "system"), failedReason: reason };
  const events = [orderDeclined.of({ orderId: order.id, reason })];
  return writeOrder({ before: order, after, events, by: "system", now });
}
