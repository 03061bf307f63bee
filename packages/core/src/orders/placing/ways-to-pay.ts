import type { User } from "../../platform/access.ts";
import { romeDate } from "../../platform/time.ts";
import { creditDecision, isWaived, methodOf, parseTransactionId, waysToPay } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { creditFactsOf } from "../credit/credit-facts.ts";
import { raised } from "../credit/credit-writes.ts";
import { demandOfferOpen } from "../offer/closed.ts";
import { visibleOrder } from "../stored-order.ts";
import { destinationOf } from "../order.ts";
import { transactionOf } from "../payment/transactions.ts";
import { demandPayable } from "../withdrawal/withdrawal.ts";

/**
 * The ways in which a transaction may be paid now, and of those that are refused why: the same rules that decide when one of
 * them is chosen. None where nothing waits for payment: it is paid or being paid, was replaced or is waived, or its order has ended. Three
 * requests, one for who has no company.
 */
export async function waysOf(user: User, id: string, now: Date) {
  const { orderId, seq } = parseTransactionId(id);
  const order = await visibleOrder(user, orderId);
  demandPayable(order);
  demandOfferOpen(order, now);
  const transaction = transactionOf(order, seq);
  if (transaction.status !== "pending_payment" || transaction.superseded || isWaived(transaction)) return { items: [] };
  const facts = await creditFactsOf(order.companyId);
  const { amount } = transaction;
  const { termsOfPayment } = order;
  // A bank's own page takes what is due next of an order.
  const next = order.transactions.find((one) => !one.superseded && one.status === "pending_payment");
  const country = next === transaction ? destinationOf(order) : undefined;
  return {
    items: waysToPay(user, { amount, termsOfPayment, country }, (way) => {
      const chosen = withTransaction(order, { ...transaction, method: methodOf(way) });
      return creditDecision(facts, raised(order, chosen), romeDate(now));
    }),
  };
}
