import {
  bookingWarningCodes,
  takesTwo,
  transactionMachine,
  type Gift,
  type GiftProposal,
  type Transaction,
} from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import {
  confirmedBy,
  demandAnother,
  isConfirmed,
  isRefused,
  seenProposal,
} from "../../platform/four-eyes/four-eyes.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { withPayment, withTransaction } from "../change-order.ts";
import { openMarkProposal } from "../finding/waiting.ts";
import { receiptSeen } from "../ledger/record-receipt.ts";
import { bookTakenMoney, stopIntents } from "../ledger/stop-intents.ts";
import { hasEnded, type Order } from "../order.ts";
import { goodsInvoice } from "../papers/invoiced.ts";
import { writeOrder } from "../stored-order.ts";
import { loadTransaction } from "../payment/settle-transaction.ts";

interface GiftWish {
  reason?: string | undefined;
  /** Which proposal, by when it was made, and what it comes to, as the confirmer saw it. */
  confirms?: { proposedOn: string; amount: Cents } | undefined;
  refuses?: string | undefined;
}

/**
 * A payment that the house waives, which settles it (domain-rules 4.6): at once where all gifts of its order stay within 500 €, else by two administrators, of
 * whom one proposes and another confirms; who has proposed takes it back by refusing. Until then nothing changes. The same act again answers
 * what the first has made. Problems: not-found, invalid-input without a reason, invalid-transition, already-invoiced for the goods' invoice
 * has said that they are sold, decision-waits where somebody has marked its money as come, own-proposal, version-conflict where it isn't what was seen.
 */
export const giveAway = (
  actor: Pick<User, "id">,
  id: string,
  { reason, confirms, refuses }: GiftWish,
  now: Date,
): Promise<Order> =>
  untilWritten(async () => {
    const { order, transaction } = await loadTransaction(id);
    if (confirms) return confirmed(order, transaction, { ...confirms, by: actor.id, now });
    if (refuses !== undefined) return refused(order, transaction, refuses, now);
    if (!reason) throw invalid({ field: "reason", code: "required" });
    return proposed(order, transaction, { reason, by: actor.id, now });
  });

function demandGivable(order: Order, transaction: Transaction): void {
  const { status, superseded, method } = transaction;
  if (status !== "pending_payment" || superseded || method === "gift") {
    throw new Problem("invalid-transition", { state: superseded ? "superseded" : status, action: "give-away" });
  }
  if (hasEnded(order)) throw new Problem("invalid-transition", { state: order.status, action: "give-away" });
  if (openMarkProposal(transaction)) throw new Problem("decision-waits");
  if (goodsInvoice(order)) throw new Problem("already-invoiced");
}

/** Cents that all gifts of the order come to with this payment. */
const giftsWith = ({ transactions }: Order, { seq, amount }: Transaction): Cents =>
  transactions.reduce(
    (sum, one) => (one.method === "gift" && !one.superseded && one.seq !== seq ? sum + one.amount : sum),
    amount,
  );

const written = (order: Order, changed: Transaction, now: Date): Promise<Order> =>
  writeOrder({ before: order, after: withTransaction(order, changed), now });

/**
 * What is given away is settled at once (domain-rules 4.6): nobody is asked for it any more. Its receipt was no money; struck out, it is asked for
 * again. What its payer has paid by card this very moment counts first: version-conflict.
 */
async function given(order: Order, transaction: Transaction, gift: Gift, now: Date): Promise<Order> {
  await bookTakenMoney([transaction], now);
  const settledOn = romeDate(now);
  const reference = `Omaggio ${order.number}.${transaction.seq}`;
  const confirmed = bookingWarningCodes;
  const { receipt, noted } = await receiptSeen(
    order,
    { settledOn, reference, amount: transaction.amount, confirmed },
    { method: "gift", transaction, referenceField: "reason", now },
  ).catch((error: unknown) => {
    // Another has given the very same away in between: what they have written answers.
    if (error instanceof Problem && error.code === "receipt-known") throw new Problem("version-conflict");
    throw error;
  });
  const paid: Transaction = {
    ...transactionMachine.after(transaction, "mark-paid", "back-office"),
    method: "gift",
    gift,
    giftProposal: undefined,
    settledOn,
    settlementRef: reference,
  };
  const written = await writeOrder({
    before: order,
    after: { ...withPayment(order, paid), method: "gift" },
    receipts: [[undefined, receipt]],
    also: [noted],
    now,
  });
  await stopIntents([transaction]);
  return written;
}

interface Proposing {
  reason: string;
  by: string;
  now: Date;
}

function proposed(order: Order, transaction: Transaction, { reason, by, now }: Proposing): Promise<Order> | Order {
  const { gift, giftProposal: standing, method, amount } = transaction;
  const isSame = (one: GiftProposal | undefined) =>
    one?.reason === reason && one.proposedBy === by && one.amount === amount;
  if (isSame(standing) || (method === "gift" && isSame(gift))) return order;
  demandGivable(order, transaction);
  const proposal = { amount, reason, proposedBy: by, proposedOn: instant(now) };
  return takesTwo(giftsWith(order, transaction))
    ? written(order, { ...transaction, giftProposal: proposal }, now)
    : given(order, transaction, proposal, now);
}

interface Confirming {
  proposedOn: string;
  amount: Cents;
  by: string;
  now: Date;
}

function confirmed(
  order: Order,
  transaction: Transaction,
  { proposedOn, amount, by, now }: Confirming,
): Promise<Order> | Order {
  const { gift, giftProposal: proposal } = transaction;
  const isGiven = isConfirmed({ proposal, decided: gift }, proposedOn);
  if (isGiven && gift?.confirmedBy === by && gift.amount === amount) return order;
  demandGivable(order, transaction);
  const seen = seenProposal(proposal, proposedOn);
  if (seen.amount !== amount || transaction.amount !== amount) throw new Problem("version-conflict");
  demandAnother(seen, by);
  return given(order, transaction, { ...seen, ...confirmedBy(by, instant(now)) }, now);
}

function refused(order: Order, transaction: Transaction, proposedOn: string, now: Date): Promise<Order> | Order {
  const { gift, giftProposal: proposal } = transaction;
  if (isRefused({ proposal, decided: gift }, proposedOn)) return order;
  seenProposal(proposal, proposedOn);
  return written(order, { ...transaction, giftProposal: undefined }, now);
}
