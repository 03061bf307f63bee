import type { Cents } from "../../platform/money.ts";
import type { Transaction } from "../../payments/index.ts";
import { instalmentOf } from "../due-dates.ts";
import { withoutIntent } from "../ledger/open-intents.ts";

/** The payments with one more for what a part payment left of `whole`, in cents; what was proposed of it still waits where it fits. */
export function withRest(transactions: readonly Transaction[], whole: Transaction, amount: Cents): Transaction[] {
  const seq = Math.max(...transactions.map((transaction) => transaction.seq)) + 1;
  const rest: Transaction = {
    ...whole,
    seq,
    splitOf: instalmentOf(whole),
    amount,
    status: "pending_payment",
    attempts: 0,
    providerIntentId: undefined,
    failureCode: undefined,
    refunded: undefined,
    refundedBefore: undefined,
    markProposal: whole.markProposal && whole.markProposal.amount <= amount ? whole.markProposal : undefined,
    markDecision: undefined,
  };
  return [...transactions, rest];
}

/** The parts of the same instalment that wait for their money. */
export const waitingParts = (transactions: readonly Transaction[], of: Transaction): Transaction[] =>
  transactions.filter(
    (one) => instalmentOf(one) === instalmentOf(of) && one.status === "pending_payment" && !one.superseded,
  );

/**
 * The payments with the waiting parts of an instalment as one again: the first of them asks for all, the others count for nothing
 * any more. What a part payment had split is whole when the part was a slip.
 */
export function joined(transactions: readonly Transaction[], of: Transaction): readonly Transaction[] {
  const parts = waitingParts(transactions, of);
  const [first] = parts;
  if (!first || parts.length === 1) return transactions;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const { dueDate, remindedOnDay } = of;
  const whole = withoutIntent({ ...first, amount, dueDate, remindedOnDay });
  return transactions.map((one) => (one === first ? whole : parts.includes(one) ? { ...one, superseded: true } : one));
}
