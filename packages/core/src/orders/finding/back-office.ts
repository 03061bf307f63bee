import { usersInReach } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { officeActorOf, officeActsOf, type OfficeActor } from "../acts/office-acts.ts";
import { ordersThatAreLate } from "../days/due-orders.ts";
import type { Receipt } from "../../payments/index.ts";
import { romeDate, romeMonth } from "../../platform/time.ts";
import { customersInvoices } from "../papers/self-invoices.ts";
import { hasEnded, proFormaId, withoutWithdrawn, type Order } from "../order.ts";
import { lateClaimRow } from "../lateness/late-claim.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { receiptView, withoutAccounts } from "../ledger/receipt-view.ts";
import { marksView } from "../four-eyes/marks-view.ts";
import { giftsView } from "../gift/gifts-view.ts";
import { moneyBackOf } from "../payment/money-back.ts";
import { listOrders, orderView, type OrderFilters, type OrderView } from "./list-orders.ts";
import { paymentNamedBy } from "./named-by.ts";
import { dueDocumentsOf } from "./orders-to-invoice.ts";
import { awaitedTransfers } from "./waiting.ts";
import { withTransactionIds } from "../payment/transactions.ts";
import { toldLines } from "../lines/told-line.ts";
import { vatChangeView } from "../vat-change/vat-change-view.ts";
import { comingLines } from "../withdrawal/coming-back.ts";
import { withdrawalView, withdrawnPieces } from "../withdrawal/withdrawal.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";

/** An order as one row of a list. */
export const orderRow = (order: OrderView) => ({
  ...order,
  lines: toldLines(order),
  placedBy: order.customer.name,
  total: order.amounts.total,
  treatment: order.amounts.treatment,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  withdrawnPieces: withdrawnPieces(order),
  service: order.subscription !== undefined,
});

/** The same for a colleague, with what it offers them. */
const officeRow = (order: OrderView, actor: OfficeActor) => ({
  ...orderRow(order),
  awaited: awaitedTransfers(order),
  officeActs: officeActsOf(order, actor),
});

/** A placed order with its transactions' ids and its documents, the pro-forma first. */
const fullOrder = (order: Order, receipts: readonly Receipt[] | undefined, now: Date) => ({
  ...withTransactionIds(orderView(order, now)),
  lines: toldLines(order),
  withdrawalRight: withdrawalView(order, now, receipts && withdrawalMoney(order, receipts), (one) =>
    comingLines(order, one),
  ),
  moneyBack: receipts && moneyBackOf(order, receipts),
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
 * An order as the back office has it: with the money that came for it and what of it is due back. The acts that it offers and the
 * accounts that money goes back to are for those alone who may do and send them.
 */
export async function officeOrder(order: Order, now: Date, actor: OfficeActor = "back-office") {
  const came = await receiptsOf(order);
  const receipts = came.map(actor === "back-office" ? receiptView : withoutAccounts);
  const refundDue = receipts.reduce((sum, { currency, dueBack }) => (currency === "eur" ? sum + dueBack : sum), 0);
  const [vatChange, gifts, marks] = await Promise.all([
    vatChangeView(order, actor),
    giftsView(order),
    marksView(order),
  ]);
  return {
    ...fullOrder(order, came, now),
    officeActs: officeActsOf(order, actor),
    vatChange,
    gifts,
    marks,
    receipts,
    refundDue,
  };
}

/** The same as its customer has it, without documents that were withdrawn or by which the house invoices itself; what came of its money only where receipts are given. */
export const shownToCustomer = (order: Order, now: Date, receipts?: readonly Receipt[]) => ({
  ...fullOrder(withoutWithdrawn(order), receipts, now),
  ...customersInvoices(order),
});

/** The same with the money of what its consumer has withdrawn from, and with what comes back of an order that has ended. */
export const customersOrder = async (order: Order, now: Date) =>
  shownToCustomer(order, now, order.withdrawals?.length || hasEnded(order) ? await receiptsOf(order) : undefined);

interface Query extends Omit<OrderFilters, "period"> {
  period?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const periodOf = ({ period }: { period?: string | undefined }, now: Date): string => period ?? romeMonth(now);

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
  const referenceOf = paymentNamedBy(query.user ?? "");
  const claims = officeActorOf(actor) === "back-office";
  const due = query.waiting === "invoice" ? await dueDocumentsOf(items) : undefined;
  return {
    items: items.map((order) => ({
      ...officeRow(order, officeActorOf(actor)),
      dueDocument: due?.get(order.id),
      // Whoever may not ask for a claim reads none.
      ...(order.lateDays > 0 && claims && { lateClaim: lateClaimRow(order, romeDate(now)) }),
      reference: order.reference ?? referenceOf(order),
    })),
    cursor,
  };
}

/** Late orders, the latest first. Only what is late is read. */
export async function listDelayed(now: Date) {
  const late = [];
  for await (const order of ordersThatAreLate(romeDate(now))) {
    const view = orderView(order, now);
    if (view.lateDays > 0)
      late.push({ ...officeRow(view, "back-office"), lateClaim: lateClaimRow(order, romeDate(now)) });
  }
  return { items: late.toSorted((a, b) => b.lateDays - a.lateDays) };
}
