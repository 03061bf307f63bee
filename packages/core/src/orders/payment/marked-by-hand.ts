import type { Transaction } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { instalmentOf } from "../due-dates.ts";
import type { Order } from "../order.ts";

/**
 * Cents that would have been marked by hand of one instalment with so many more of one of its payments: parts of it don't go round the
 * limit above which it takes two administrators (domain-rules 8.1).
 */
export const markedWith = (
  { transactions }: Pick<Order, "transactions">,
  transaction: Transaction,
  amount: Cents,
): Cents =>
  transactions.reduce(
    (sum, one) =>
      one.seq !== transaction.seq &&
      instalmentOf(one) === instalmentOf(transaction) &&
      one.status === "paid" &&
      one.method !== "gift" &&
      !one.providerIntentId
        ? sum + one.amount
        : sum,
    amount,
  );
