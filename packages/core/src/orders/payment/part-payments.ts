import type { Cents } from "../../platform/money.ts";
import { isAtBank, type Transaction } from "../../payments/index.ts";
import { instalmentOf } from "../due-dates.ts";
import { withoutIntent } from "../ledger/open-intents.ts";

/**
 * The payments with one more for what a part payment left of `whole`, in cents; what was proposed of it still waits where it fits. While a
 * slip asks for the whole at the bank the rest waits for its outcome: no other slip takes it.
 */
export function withRest(transactions: readonly Transaction[], whole: Transaction, amount: Cents): Transaction[] {
  const seq = Math.max(...transactions.map((transaction) => transaction.seq)) + 1;
  const rest: Transaction = {
    ...whole,
    seq,
    splitOf: instalmentOf(whole),
    amount,
    status: isAtBank(whole) ? "processing_payment" : "pending_payment",
    attempts: 0,
    providerIntentId: undefined,
    failureCode: undefined,
    refunded: undefined,
    refundedBefore: undefined,
    markProposal: whole.markProposal && whole.markProposal.amount <= amount ? whole.markProposal : undefined,
    markDecision: undefined,
    // A gift was proposed of the whole.
    giftProposal: undefined,
  };
  return [...transactions, rest];
}

const waits = (one: Transaction): boolean =>
  !one.superseded && (one.status === "pending_payment" || (one.status === "processing_payment" && isAtBank(one)));

/** The parts of the same instalment that wait for their money, at the bank or not. */
export const waitingParts = (transactions: readonly Transaction[], of: Transaction): Transaction[] =>
  transactions.filter((one) => instalmentOf(one) === instalmentOf(of) && waits(one));

const inSameLine = (one: Transaction, other: Transaction): boolean =>
  one.status === other.status &&
  one.presented?.number === other.presented?.number &&
  one.presented?.seq === other.presented?.seq;

/**
 * The payments with the waiting parts of an instalment as one again: the first of them asks for all, the others count for nothing
 * any more. What a part payment had split is whole when the part was a slip. What a slip asks for at the bank and what waits beside it stay
 * apart.
 */
export function joined(transactions: readonly Transaction[], of: Transaction): readonly Transaction[] {
  const parts = waitingParts(transactions, of).filter((one) => inSameLine(one, of));
  const [first] = parts;
  if (!first || parts.length === 1) return transactions;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const { dueDate, remindedOnDay } = of;
  const whole = withoutIntent({ ...first, amount, dueDate, remindedOnDay });
  return transactions.map((one) =>
    one === first ? whole : parts.includes(one) ? { ...one, superseded: true, presented: undefined } : one,
  );
}
