import { isAtBank, type Receipt, type Transaction } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { instalmentOf } from "../due-dates.ts";
import type { Order } from "../order.ts";

/**
 * Cents that would have been marked by hand with so many more of one payment, as the limit counts them above which it takes two
 * administrators (domain-rules 8.1): of its instalment, whoever has marked its parts; or of the whole order by this person, who could part it
 * by its terms. The greater of both.
 */
export const markedWith = (
  order: Pick<Order, "transactions">,
  transaction: Transaction,
  { amount, by, receipts }: { amount: Cents; by: string; receipts: readonly Receipt[] },
): Cents => Math.max(ofInstalment(order, transaction, amount), amount + byHand(order, by, receipts));

/** What a person has booked of an order by what they typed: no statement's entry, no slip and no other administrator tells of it. */
function byHand({ transactions }: Pick<Order, "transactions">, by: string, receipts: readonly Receipt[]): Cents {
  const told = new Set(
    transactions
      .filter((one) => one.markDecision !== undefined || (one.presented !== undefined && !isAtBank(one)))
      .map(({ seq }) => seq),
  );
  return receipts
    .filter(
      (one) =>
        one.receivedBy === by &&
        one.method !== "gift" &&
        one.intentId === undefined &&
        one.bankEntry === undefined &&
        (one.seq === undefined || !told.has(one.seq)),
    )
    .reduce((sum, { settled }) => sum + settled, 0);
}

const ofInstalment = ({ transactions }: Pick<Order, "transactions">, transaction: Transaction, amount: Cents): Cents =>
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
