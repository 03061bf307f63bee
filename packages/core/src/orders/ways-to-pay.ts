import type { User } from "../platform/access.ts";
import { romeDate } from "../platform/time.ts";
import { creditDecision, parseTransactionId, waysToPay, type Way } from "../payments/index.ts";
import { withTransaction } from "./change-order.ts";
import { creditFactsOf } from "./credit/credit-facts.ts";
import { raised } from "./credit/credit-writes.ts";
import { visibleOrder } from "./stored-order.ts";
import { transactionOf } from "./transactions.ts";
import { demandPayable } from "./withdrawal/withdrawal.ts";

const methodOf = (way: Way) => (way === "later" ? "manual_wire_transfer" : way);

/**
 * The ways in which a transaction may be paid now, and of those that are refused why: the same rules that decide when one of
 * them is chosen. Three requests, one for who has no company.
 */
export async function waysOf(user: User, id: string, now: Date) {
  const { orderId, seq } = parseTransactionId(id);
  const order = await visibleOrder(user, orderId);
  demandPayable(order);
  const transaction = transactionOf(order, seq);
  const facts = await creditFactsOf(order.companyId);
  const { amount } = transaction;
  const { termsOfPayment } = order;
  return {
    items: waysToPay(user, { amount, termsOfPayment }, (way) => {
      const chosen = withTransaction(order, { ...transaction, method: methodOf(way) });
      return creditDecision(facts, raised(order, chosen), romeDate(now));
    }),
  };
}
