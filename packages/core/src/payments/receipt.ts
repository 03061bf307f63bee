import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import type { CivilDate, Instant } from "../platform/time.ts";
import type { PaymentMethod } from "./transaction.ts";

/** Why money, or a part of it, stands for nothing and has to go back. */
export const dueBackReasons = [
  "paid-already",
  "order-ended",
  "superseded",
  "wrong-amount",
  "wrong-currency",
  "order-gone",
  "order-cancelled",
  "withdrawn",
  "surplus",
] as const;
export type DueBackReason = (typeof dueBackReasons)[number];

/**
 * `asked`: on its way, or a bank transfer that somebody has to make; `done`; `failed`: the provider has refused it;
 * `withdrawn`: a bank transfer that was not made after all. Of the last two nothing has gone.
 */
export const refundStates = ["asked", "done", "failed", "withdrawn"] as const;
export type RefundState = (typeof refundStates)[number];

/** Back to the card or account that the provider took it from, or by a bank transfer that people make. */
export const refundWays = ["provider", "transfer"] as const;
export type RefundWay = (typeof refundWays)[number];

export interface Refund {
  /** "1", "2", …: the place in the receipt, and with the receipt the provider's idempotency key. */
  id: string;
  amount: Cents;
  way: RefundWay;
  state: RefundState;
  reason: string;
  askedOn: Instant;
  /** A user's id; "provider" when it was made in the provider's own back office. */
  askedBy: string;
  providerRefundId?: string | undefined;
  /** The transfer's reference. */
  reference?: string | undefined;
  doneOn?: CivilDate | undefined;
  doneBy?: string | undefined;
  failureCode?: string | undefined;
  /** What of it was taken of money that stood for a transaction; the rest was due back already. */
  ofSettled?: Cents | undefined;
  /** What it sends back came off the order's price (a credit note, goods that came back): where it doesn't go it is due back still. */
  cameOff?: true | undefined;
}

/** An entry against a booking that was a slip: that money never came, or not for this order. */
export interface Reversal {
  reason: string;
  on: Instant;
  by: string;
}

/**
 * One money that came in. What came, whence and when is never changed; what became of it is: amount = settled + due back +
 * refunded + under way + charged back + reversed, at every moment.
 */
export interface Receipt {
  orderId: string;
  /** Names the money's source within the order: the provider's intent, or transaction and reference of a transfer. */
  key: string;
  version: number;
  /** Whose money; absent with the order. */
  userId?: string | undefined;
  orderNumber?: string | undefined;
  customerName?: string | undefined;
  method: PaymentMethod;
  /** In the smallest unit of its currency. */
  amount: Cents;
  /** ISO 4217 in lower case, as the provider writes it: "eur". */
  currency: string;
  /** The transaction that it came for. */
  seq?: number | undefined;
  /** What of it stands for that transaction now. */
  settled: Cents;
  why?: DueBackReason | undefined;
  /** What of it was more than the payment that it was used for asked: due back on its own account. */
  surplus?: Cents | undefined;
  /** The last day by which what is due back has to go, where a law names one. */
  dueBackBy?: CivilDate | undefined;
  intentId?: string | undefined;
  chargeId?: string | undefined;
  /** As the statement has it. */
  reference?: string | undefined;
  /** The bank statement's entry that it is booked by: its id. */
  bankEntry?: string | undefined;
  settledOn: CivilDate;
  receivedOn: Instant;
  /** A user's id, "provider", or "migration" for what was paid before there was a ledger. */
  receivedBy: string;
  /** What the payer's bank has taken back. */
  chargedBack: Cents;
  /** Whether its order was troubled before that; by it a won dispute gives back what the lost one took. */
  troubledBefore?: boolean | undefined;
  refunds: readonly Refund[];
  reversal?: Reversal | undefined;
  /** Where transfers back go to, by the refund's id. */
  ibans?: Readonly<Record<string, string>> | undefined;
}

const sumOf = (refunds: readonly Refund[], state: RefundState): Cents =>
  refunds.reduce((sum, refund) => (refund.state === state ? sum + refund.amount : sum), 0);

export const refundedOf = ({ refunds }: Pick<Receipt, "refunds">): Cents => sumOf(refunds, "done");
export const reversedOf = ({ amount, reversal }: Pick<Receipt, "amount" | "reversal">): Cents =>
  reversal ? amount : 0;
export const underWayOf = ({ refunds }: Pick<Receipt, "refunds">): Cents => sumOf(refunds, "asked");

/** What neither stands for a transaction nor has gone back: the task of the back office. */
export const dueBackOf = (receipt: Receipt): Cents =>
  Math.max(
    0,
    receipt.amount -
      receipt.settled -
      refundedOf(receipt) -
      underWayOf(receipt) -
      receipt.chargedBack -
      reversedOf(receipt),
  );

/** Where a refund of it goes; undefined for what was no money. */
export const wayOf = ({ method, intentId }: Pick<Receipt, "method" | "intentId">): RefundWay | undefined =>
  intentId ? "provider" : method === "gift" ? undefined : "transfer";

/** The most that can go back of it now. */
export const refundableOf = (receipt: Receipt): Cents => (wayOf(receipt) ? receipt.settled + dueBackOf(receipt) : 0);

/**
 * Whether people still have something to do about it: money to send back, a refund whose end isn't known, or a last one that failed,
 * until another is asked for or somebody says that none is made.
 */
export const needsPeople = (receipt: Receipt): boolean =>
  (wayOf(receipt) !== undefined && dueBackOf(receipt) > 0) ||
  underWayOf(receipt) > 0 ||
  receipt.refunds.at(-1)?.state === "failed";

interface RefundRequest extends Pick<Refund, "amount" | "reason" | "askedOn" | "askedBy"> {
  iban?: string | undefined;
  /** Only of what stands for its transaction: what is due back on its own account stays so. */
  of?: "settled" | undefined;
  /** What it sends back is asked of its payer no more. */
  cameOff?: true | undefined;
}

/**
 * One more refund, first of what is due back, then of what is settled, or of this alone. Problems: refund-not-possible for what was no money or
 * has all gone, refund-under-way while the end of another isn't known, amount-not-allowed for more than is left.
 */
export function withRefund(
  receipt: Receipt,
  { iban, of, ...request }: RefundRequest,
): { receipt: Receipt; refund: Refund } {
  const way = wayOf(receipt);
  const left = of === "settled" && way ? receipt.settled : refundableOf(receipt);
  demandRoom("refunds", receipt.refunds.length, receipt.refunds.length + 1);
  if (underWayOf(receipt) > 0) throw new Problem("refund-under-way");
  if (!way || left === 0) throw new Problem("refund-not-possible");
  if (request.amount > left) throw new Problem("amount-not-allowed", { amount: left });
  const id = String(receipt.refunds.length + 1);
  const refund: Refund = { ...request, way, state: "asked", id, ...(of && { ofSettled: request.amount }) };
  const ibans = iban ? { ibans: { ...receipt.ibans, [refund.id]: iban } } : {};
  return { receipt: { ...appended(receipt, refund), ...ibans }, refund };
}

function appended(receipt: Receipt, refund: Refund): Receipt {
  const ofSettled = refund.ofSettled ?? Math.min(receipt.settled, Math.max(0, refund.amount - dueBackOf(receipt)));
  return { ...receipt, settled: receipt.settled - ofSettled, refunds: [...receipt.refunds, { ...refund, ofSettled }] };
}

/** The receipt with what became of one of its refunds; one that has ended already stays as it is. */
export function withOutcome(receipt: Receipt, id: string, outcome: Partial<Refund>): Receipt {
  const open = receipt.refunds.find((refund) => refund.id === id && refund.state === "asked");
  return open ? changedRefund(receipt, open, { ...open, ...outcome }) : receipt;
}

/** The receipt with a refund that somebody doesn't make after all; or, of one that failed, doesn't try again. */
export function withRefundWithdrawn(receipt: Receipt, id: string, by: string): Receipt {
  const open = receipt.refunds.find((one) => one.id === id && (one.state === "asked" || one.state === "failed"));
  return open ? changedRefund(receipt, open, { ...open, state: "withdrawn", doneBy: by }) : receipt;
}

const goes = ({ state }: Refund): boolean => state === "asked" || state === "done";

/**
 * One refund as it stands by now. One that doesn't go after all gives back what it was taken of: its money stands for its transaction
 * again, unless that was released or the payer's bank took it meanwhile, or what it sends back came off the order's price; then it is due back.
 */
function changedRefund(receipt: Receipt, before: Refund, after: Refund): Receipt {
  const stands = receipt.why === undefined && receipt.chargedBack === 0 && !before.cameOff;
  const restored = goes(before) && !goes(after) && stands ? (before.ofSettled ?? 0) : 0;
  return {
    ...receipt,
    settled: receipt.settled + restored,
    refunds: receipt.refunds.map((refund) => (refund === before ? after : refund)),
  };
}

/** A refund as the provider tells of it. */
export interface ProviderRefund {
  providerRefundId: string;
  amount: Cents;
  state: Exclude<RefundState, "withdrawn">;
  /** Which of ours it is; absent when somebody made it in the provider's own back office. */
  refundId?: string | undefined;
  failureCode?: string | undefined;
  doneOn: CivilDate;
  askedOn: Instant;
}

/** The receipt brought in line with all refunds that the provider knows of it, also those that we never asked for. */
export function reconciled(receipt: Receipt, refunds: readonly ProviderRefund[]): Receipt {
  return refunds.reduce((so, { refundId, doneOn, askedOn, ...refund }) => {
    const known = so.refunds.find(
      ({ id, providerRefundId }) => id === refundId || providerRefundId === refund.providerRefundId,
    );
    const outcome = { ...refund, ...(refund.state === "done" && { doneOn }) };
    // The card's bank has sent it back after all.
    if (known?.state === "done" && refund.state === "failed") {
      const { failureCode } = refund;
      return changedRefund(so, known, { ...known, state: "failed", doneOn: undefined, failureCode });
    }
    if (known) return withOutcome(so, known.id, outcome);
    if (refund.state === "failed") return so;
    const id = String(so.refunds.length + 1);
    return appended(so, { ...outcome, id, way: "provider", reason: "", askedOn, askedBy: "provider" });
  }, receipt);
}

/** The payer's bank has taken the money back: nothing of it is settled or due any more. */
export const chargedBack = (receipt: Receipt): Receipt => ({
  ...receipt,
  settled: 0,
  chargedBack: receipt.amount - refundedOf(receipt) - underWayOf(receipt),
});

/**
 * The payer's bank has given back what it took (a dispute that was won): so many cents stand for their transaction again, the rest is due back, all of it
 * where there is a reason against. Property: what had been taken is what stands and what is due back, and nothing is taken any more.
 */
export const givenBack = (receipt: Receipt, { settled, why }: { settled: Cents; why?: DueBackReason }): Receipt => ({
  ...receipt,
  chargedBack: 0,
  troubledBefore: undefined,
  settled: why ? 0 : Math.min(settled, receipt.chargedBack),
  ...(why && { why }),
});

/** Its transaction counts for nothing any more: what stood for it is due back. A gift was no money and stays. */
export const released = (receipt: Receipt, why: DueBackReason, dueBackBy?: CivilDate): Receipt =>
  wayOf(receipt) ? { ...receipt, settled: 0, why, ...(dueBackBy && { dueBackBy }) } : receipt;

/** Whether its booking can be struck out: people have written it, and nothing has been sent back for it or is on its way. */
export const isReversible = (receipt: Receipt): boolean =>
  !receipt.intentId &&
  !receipt.reversal &&
  receipt.chargedBack === 0 &&
  refundedOf(receipt) === 0 &&
  underWayOf(receipt) === 0;

/**
 * Whether it may be used for another payment of its order: people have booked it, all of it is due back, and no law wants it back
 * by a day.
 */
export const isUsable = (receipt: Receipt): boolean =>
  isReversible(receipt) &&
  receipt.currency === "eur" &&
  receipt.dueBackBy === undefined &&
  dueBackOf(receipt) === receipt.amount;

/**
 * Money that was due back and stands for a transaction now, for all that this asks or a part of it; what is more stays due back.
 * Problem: invalid-transition where it isn't whole or free any more.
 */
export function usedFor(receipt: Receipt, { seq, amount }: { seq: number; amount: Cents }): Receipt {
  if (!isUsable(receipt)) throw new Problem("invalid-transition", { action: "apply-receipt" });
  const surplus = Math.max(0, receipt.amount - amount) || undefined;
  return { ...receipt, seq, settled: receipt.amount - (surplus ?? 0), why: undefined, surplus };
}

/** A booking that was a slip, with the entry against it: nothing of it is settled or due. Problem: reversal-not-possible. */
export function reversed(receipt: Receipt, reversal: Reversal): Receipt {
  if (!isReversible(receipt)) throw new Problem("reversal-not-possible");
  return { ...receipt, settled: 0, reversal };
}
