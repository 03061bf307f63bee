import { romeDate } from "../../platform/time.ts";
import { isLet } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import type { User } from "../../platform/access.ts";
import {
  epcText,
  maskedIban,
  parseTransactionId,
  transactionId,
  transactionMachine,
  type Transaction,
} from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { demandCouponOpen } from "../coupon/coupon-open.ts";
import { toldDebitDay } from "../debits/debit-day.ts";
import { activeMandate } from "../debits/stored-mandate.ts";
import { moneyBackFor } from "./due-back-for.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import type { Order } from "../order.ts";
import { listOwnOrders } from "../finding/list-own-orders.ts";
import { bankDetails } from "./bank-details.ts";
import { demandOfferOpen } from "../offer/closed.ts";
import { ownOrder, visibleOrder, writeOrder } from "../stored-order.ts";
import { demandPayable, isPaymentPaused } from "../withdrawal/withdrawal.ts";

export const transactionView = (order: Pick<Order, "number">, transaction: Transaction) => ({
  ...transaction,
  id: transactionId(transaction),
  orderNumber: order.number,
  debitedOn: toldDebitDay(transaction),
});

const live = ({ superseded }: Transaction): boolean => !superseded;

/** An order as the API shows it: with the ids of its transactions, without the superseded ones. */
export const withTransactionIds = <T extends Pick<Order, "number" | "transactions">>(order: T) => ({
  ...order,
  transactions: order.transactions.filter(live).map((transaction) => transactionView(order, transaction)),
});

export function transactionOf(order: Order, seq: number): Transaction {
  const transaction = order.transactions.find((candidate) => candidate.seq === seq);
  if (!transaction) throw new Problem("not-found");
  return transaction;
}

/** A transaction that this user may pay, with its order. Problems: withdrawal-open, quotation-expired. */
export async function ownTransaction(user: User, id: string, now: Date) {
  const { orderId, seq } = parseTransactionId(id);
  const order = await ownOrder(user, orderId);
  demandPayable(order);
  demandOfferOpen(order, now);
  return { order, transaction: transactionOf(order, seq) };
}

const pausedOf = (order: Order) => (isPaymentPaused(order) ? { paused: true as const } : {});

/** The mandate by which the house's bank debits a transaction that waits for its day, its account masked; none where the mandate has ended since. */
async function debitedBy({ companyId }: Order, transaction: Transaction, now: Date) {
  const { status, method, bankDebit, storedMethodId } = transaction;
  if (status !== "pending_payment" || method !== "sepa_direct_debit" || !bankDebit || storedMethodId) return undefined;
  const mandate = await activeMandate(companyId, romeDate(now));
  return mandate && { reference: mandate.reference, iban: maskedIban(mandate.iban) };
}

/** A transaction that this user may look at. */
export async function visibleTransaction(user: User, id: string, now: Date) {
  const { orderId, seq } = parseTransactionId(id);
  const order = await visibleOrder(user, orderId);
  const transaction = transactionOf(order, seq);
  return {
    ...transactionView(order, transaction),
    ...(transaction.storedMethodId !== undefined && { methodStored: true as const }),
    bankMandate: await debitedBy(order, transaction, now),
    couponOpen: isLet(() => demandCouponOpen(order)),
    coupon: order.appliedCoupon && { code: order.appliedCoupon.code, amount: order.amounts.couponAmount },
    orderMoneyBack: await moneyBackFor(order),
    ...pausedOf(order),
  };
}

/** The transactions of a page of the user's orders, newest order first; a request, and one for each order of which money may come back. */
export async function listOwnTransactions(user: User, page: { cursor?: string | undefined; limit: number }, now: Date) {
  const { items, cursor } = await listOwnOrders(user, page, now);
  const shown = await Promise.all(
    items.map(async (order) => {
      const orderMoneyBack = await moneyBackFor(order);
      const own: readonly ReturnType<typeof transactionView>[] = withTransactionIds(order).transactions;
      return own.map((transaction) => ({ ...transaction, orderMoneyBack, ...pausedOf(order) }));
    }),
  );
  return { items: shown.flat(), cursor };
}

/** The customer pays by bank transfer; answers where to (spec 4: pay offline). */
export async function payOffline(user: User, id: string, now: Date) {
  const { order, transaction } = await ownTransaction(user, id, now);
  const chosen = transactionMachine.after(transaction, "pay-offline", "customer");
  const changed = withoutIntent({ ...chosen, method: "manual_wire_transfer" });
  if (transaction.method !== changed.method) {
    await writeOrder({ before: order, after: { ...withTransaction(order, changed), method: changed.method }, now });
  }
  const details = bankDetails(order, transaction.amount);
  return { ...details, code: epcText(details, order.locale) };
}
