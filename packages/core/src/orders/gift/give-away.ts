import { takesTwo, type GiftProposal, type Transaction } from "../../payments/index.ts";
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
import { instant } from "../../platform/time.ts";
import { withTransaction } from "../change-order.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import type { Order } from "../order.ts";
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
 * A payment that the house waives (domain-rules 4.6): at once where all gifts of its order stay within 500 €, else by two administrators, of
 * whom one proposes and another confirms; who has proposed takes it back by refusing. Until then nothing changes. The same act again answers
 * what the first has made. Problems: not-found, invalid-input without a reason, invalid-transition, already-invoiced for the goods' invoice
 * has said that they are sold, own-proposal, version-conflict where it isn't what was seen.
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

function demandGivable(order: Order, { status, superseded, method }: Transaction): void {
  if (status !== "pending_payment" || superseded || method === "gift") {
    throw new Problem("invalid-transition", { state: superseded ? "superseded" : status, action: "give-away" });
  }
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

const given = (order: Order, transaction: Transaction, gift: Transaction["gift"], now: Date): Promise<Order> =>
  writeOrder({
    before: order,
    after: {
      ...withTransaction(order, withoutIntent({ ...transaction, method: "gift", gift, giftProposal: undefined })),
      method: "gift",
    },
    now,
  });

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
