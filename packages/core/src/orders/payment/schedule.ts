import { instant, romeDate, plusDays } from "../../platform/time.ts";
import { buildSchedule, statusOf, upfrontDays, type Transaction } from "../../payments/index.ts";
import { confirmedOn as confirmedOnOf } from "../due-dates.ts";
import { askedIn, type Order } from "../order.ts";

type Payable = Pick<Order, "id" | "userId" | "termsOfPayment" | "method" | "amounts" | "paymentNoticeDate">;

/** What every transaction of an order is at first; of nothing it is paid as a gift (domain-rules 5.1, row 2). */
const fresh = ({ id, userId, method }: Payable, amount: number, now: Date) =>
  ({
    orderId: id,
    userId,
    status: amount === 0 ? "paid" : "pending_payment",
    method: amount === 0 ? "gift" : method,
    superseded: false,
    attempts: 0,
    createdOn: instant(now),
    version: 1,
  }) as const;

/** One per instalment of the terms (domain-rules 5.1, row 1). */
export function transactionsOf(order: Payable, now: Date, confirmedOn = romeDate(now)): Transaction[] {
  const { termsOfPayment, amounts, paymentNoticeDate: noticedOn } = order;
  const schedule = buildSchedule(termsOfPayment, askedIn(amounts), { confirmedOn, noticedOn });
  return schedule.map((instalment) => ({ ...instalment, ...fresh(order, askedIn(amounts), now) }));
}

const lastSeq = ({ transactions }: Order): number => Math.max(0, ...transactions.map(({ seq }) => seq));

type Rescheduled = Pick<Order, "transactions" | "status" | "method">;

/** A mandate is an instalment's own: what takes its place waits for a transfer until it has one, and its goods with it. */
const unlessDebited = <T extends Pick<Order, "method">>(order: T): T =>
  order.method === "sepa_direct_debit" ? { ...order, method: "manual_wire_transfer" } : order;

/** Nothing paid yet: the old instalments give way to those of the order's terms and total as they are now. */
export function rescheduled(former: Order, now: Date): Rescheduled {
  const order = unlessDebited(former);
  const last = lastSeq(order);
  const replaced = order.transactions.map((transaction) => ({ ...transaction, superseded: true }));
  const renewed = transactionsOf(order, now, confirmedOnOf(order));
  const transactions = [...replaced, ...renewed.map(({ seq, ...one }) => ({ ...one, seq: last + seq }))];
  return { transactions, status: statusOf(transactions), method: order.method };
}

/** The order with one more transaction beside those it has, asked for today: its buyer has as long as "at order" (domain-rules 4.2). */
export function withOneMore(former: Order, amount: number, now: Date): Rescheduled {
  const order = unlessDebited(former);
  const due = {
    seq: lastSeq(order) + 1,
    amount,
    dueDate: plusDays(romeDate(now), upfrontDays),
    dueDateProvisional: false,
  };
  const transactions = [...order.transactions, { ...due, ...fresh(order, amount, now) }];
  return { transactions, status: statusOf(transactions), method: order.method };
}
