import { usersInReach } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { romeDate } from "../platform/time.ts";
import { proFormaId, withoutWithdrawn, type Order } from "./order.ts";
import { receiptsOf } from "./ledger/earlier-orders.ts";
import { receiptView, withoutAccounts } from "./ledger/receipt-view.ts";
import { listOrders, orderView, ordersInStatus, type OrderFilters, type OrderView } from "./list-orders.ts";
import { withTransactionIds } from "./transactions.ts";

/** An order as one row of a list. */
export const orderRow = (order: OrderView) => ({
  ...order,
  placedBy: order.customer.name,
  total: order.amounts.total,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** A placed order with its transactions' ids and its documents, the pro-forma first. */
const fullOrder = (order: Order, now: Date) => ({
  ...withTransactionIds(orderView(order, now)),
  placedBy: order.customer.name,
  documents: [
    {
      id: proFormaId,
      kind: proFormaId as typeof proFormaId,
      name: `pro-forma-${order.number}.pdf`,
      addedOn: order.placedOn,
    },
    ...(order.documents ?? []),
  ],
});

/**
 * An order as the back office has it: with the money that came for it and what of it is due back. The accounts that money goes
 * back to are for those alone who send it.
 */
export async function officeOrder(order: Order, now: Date, { accounts }: { accounts: boolean } = { accounts: true }) {
  const receipts = (await receiptsOf(order)).map(accounts ? receiptView : withoutAccounts);
  const refundDue = receipts.reduce((sum, { currency, dueBack }) => (currency === "eur" ? sum + dueBack : sum), 0);
  return { ...fullOrder(order, now), receipts, refundDue };
}

/** The same as its customer has it: without what was withdrawn. */
export const customersOrder = (order: Order, now: Date) => fullOrder(withoutWithdrawn(order), now);

interface Query extends Omit<OrderFilters, "period"> {
  period?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const periodOf = ({ period }: { period?: string | undefined }, now: Date): string =>
  period ?? romeDate(now).slice(0, 7);

/** A page of orders; of an agent's own customers alone. */
export async function listRows(actor: Pick<User, "id" | "roles">, query: Query, now: Date) {
  const inReach = async (orders: readonly OrderView[]) => {
    const seen = await usersInReach(
      actor,
      orders.map(({ userId }) => userId),
    );
    return orders.filter(({ userId }) => seen.has(userId));
  };
  const { items, cursor } = await listOrders({ ...query, period: periodOf(query, now) }, query, now, inReach);
  return { items: items.map(orderRow), cursor };
}

/** Late orders, the latest first. Only orders that wait for payment are read. */
export async function listDelayed(now: Date) {
  const late = [];
  for await (const order of ordersInStatus("pendingPayment")) {
    const view = orderView(order, now);
    if (view.lateDays > 0) late.push(orderRow(view));
  }
  return { items: late.toSorted((a, b) => b.lateDays - a.lateDays) };
}
