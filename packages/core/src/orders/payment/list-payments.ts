import type { Cents } from "../../platform/money.ts";
import { romeMonth } from "../../platform/time.ts";
import type { TransactionStatus } from "../../payments/index.ts";
import { listOrders, type OrderView } from "../finding/list-orders.ts";
import { mayMarkPaid, openAmountOf } from "./open-payments.ts";
import { type transactionView, withTransactionIds } from "./transactions.ts";

interface Filters {
  period?: string | undefined;
  status?: TransactionStatus | undefined;
  user?: string | undefined;
}

/** The transactions of these orders that a list asks for, each with whose it is. */
const rowsOf = (orders: readonly OrderView[], { status }: Filters) =>
  orders.flatMap((order) => {
    const transactions: readonly ReturnType<typeof transactionView>[] = withTransactionIds(order).transactions;
    return transactions
      .filter((transaction) => !status || transaction.status === status)
      .map((transaction) => ({
        ...transaction,
        customer: order.customer.companyName ?? order.customer.name,
        userId: order.userId,
        markable: mayMarkPaid(order, transaction),
        openBeside: openAmountOf(order, transaction.seq),
      }));
  });

/** What had gone back of payments that others have replaced since: they stand in no list. */
const refundedOfReplaced = ({ transactions }: OrderView): Cents =>
  transactions.reduce(
    (sum, { superseded, refunded = 0, refundedBefore = 0 }) => (superseded ? sum + refunded + refundedBefore : sum),
    0,
  );

const ordersOf = ({ period, user }: Filters, page: { cursor?: string | undefined; limit: number }, now: Date) =>
  listOrders({ period: period ?? romeMonth(now), user }, page, now);

/** A page of the transactions of a month's orders, newest order first, filtered while reading. */
export async function listPayments(query: Filters & { cursor?: string | undefined; limit: number }, now: Date) {
  const { items, cursor } = await ordersOf(query, query, now);
  return { items: rowsOf(items, query), cursor };
}

/**
 * What the same list comes to, all its pages, in cents: amount = paid + refunded + open, where what went back of a payment is
 * no longer paid. What went back of money that pays no more, because its payer's bank took the rest, stands beside it (`refundedBefore`). Orders that failed are left out of it (spec 9); how many of their transactions the list has stands apart.
 */
export async function paymentTotals(query: Filters, now: Date) {
  const totals = { count: 0, amount: 0, paid: 0, refunded: 0, refundedBefore: 0, open: 0, leftOut: 0 };
  let cursor: string | undefined;
  do {
    const page = await ordersOf(query, { cursor, limit: 200 }, now);
    const counting = page.items.filter(({ status }) => status !== "failed");
    for (const { amount, status, refunded = 0, refundedBefore = 0 } of rowsOf(counting, query)) {
      totals.refundedBefore += refundedBefore + (status === "paid" ? 0 : refunded);
      totals.count += 1;
      totals.amount += amount;
      if (status !== "paid") totals.open += amount;
      else {
        totals.paid += amount - refunded;
        totals.refunded += refunded;
      }
    }
    if (!query.status) for (const order of counting) totals.refundedBefore += refundedOfReplaced(order);
    totals.leftOut += rowsOf(page.items, query).length - rowsOf(counting, query).length;
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return totals;
}
