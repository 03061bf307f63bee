import { anythingPaid, hasEnded, type Order } from "../orders/index.ts";
import {
  isOfLine,
  isToRecall,
  parseTransactionId,
  statusOf,
  transactionMachine,
  type Presented,
  type Receipt,
  type Transaction,
} from "../payments/index.ts";
import type { Cents } from "../platform/money.ts";
import type { Collection, VainReason } from "./collection.ts";

type Slip = Pick<Collection, "id" | "number" | "kind" | "lines">;

const placeOf = ({ lines }: Slip, lineId: string): number => lines.findIndex(({ id }) => id === lineId) + 1;

/** The payment that a line of a slip asks for, and what part payments have split off it since. */
export function partsOf(order: Pick<Order, "transactions">, slip: Slip, lineId: string): Transaction[] {
  const { seq } = parseTransactionId(lineId);
  return order.transactions.filter((one) =>
    one.presented
      ? one.presented.number === slip.number && one.presented.seq === seq
      : // Of slips that were made before payments told of their line.
        one.seq === seq &&
        one.collectionId === slip.id &&
        (one.status === "processing_payment" || isPaidBy(one, slip, lineId)),
  );
}

/** Whether the line's own money pays it: no transfer and no card. */
export const isPaidBy = ({ status, settlementRef }: Transaction, slip: Slip, lineId: string): boolean =>
  status === "paid" && isOfLine(settlementRef, slip.number, placeOf(slip, lineId));

/** The money that is booked of a line, as far as it stands: neither struck out nor taken back. */
export const bookedOf = (receipts: readonly Receipt[], slip: Slip, lineId: string): Receipt[] =>
  receipts.filter(
    ({ reference, reversal, chargedBack }) =>
      !reversal && chargedBack === 0 && isOfLine(reference, slip.number, placeOf(slip, lineId)),
  );

interface InVain {
  why: VainReason;
  /** What is still owed of what the line asks for, cents. */
  left: Cents;
}

/** What of a line that waits at the bank is asked for in vain; undefined where all of it is owed. */
export function inVain(order: Order, parts: readonly Transaction[]): InVain | undefined {
  if (!parts.some(isToRecall)) return undefined;
  if (hasEnded(order)) return { why: "ended", left: 0 };
  const waiting = parts.filter(({ status, superseded }) => status === "processing_payment" && !superseded);
  const left = waiting.reduce((sum, { amount }) => sum + amount, 0);
  if (waiting.some(({ presented }) => presented?.revokedOn !== undefined)) return { why: "mandate", left };
  return { why: left > 0 ? "part" : parts.some(({ status }) => status === "paid") ? "paid" : "ended", left };
}

/** Each line at the bank that an order's payments tell of, with what of it is asked for in vain. */
export function vainLinesOf(order: Order) {
  const lines = new Map<string, { presented: Presented; parts: Transaction[] }>();
  for (const one of order.transactions) {
    const { presented } = one;
    if (!presented) continue;
    const key = `${presented.number}.${presented.seq}`;
    const line = lines.get(key) ?? { presented, parts: [] };
    line.parts.push(one);
    lines.set(key, line);
  }
  return [...lines.values()].flatMap(({ presented, parts }) => {
    const vain = inVain(order, parts);
    const collectionId = parts[0]?.collectionId;
    return vain && collectionId ? [{ ...presented, ...vain, collectionId }] : [];
  });
}

/** The order with some of its payments changed. */
function withParts(order: Order, changed: readonly Transaction[]): Order {
  const bySeq = new Map(changed.map((one) => [one.seq, one]));
  const transactions = order.transactions.map((one) => bySeq.get(one.seq) ?? one);
  return { ...order, transactions, status: statusOf(transactions) };
}

const recalled = (part: Transaction): Transaction =>
  part.status === "processing_payment"
    ? transactionMachine.after(part, "recall", "back-office")
    : { ...part, presented: undefined };

/**
 * An order whose line came back unpaid: only what the line's own money paid, or what it was to pay, has failed. Goods leave upon a debit before its money
 * is certain: one that came back stops them, presented again too, until somebody lets the order go (domain-rules 5.2, failed SEPA debit).
 */
export function afterUnpaid(order: Order, slip: Slip, lineId: string): { after: Order; failed: Transaction[] } {
  const parts = partsOf(order, slip, lineId);
  // Its money that was due back may have been used for another payment since.
  const failing = order.transactions.filter(
    (one) => isPaidBy(one, slip, lineId) || (parts.includes(one) && one.status === "processing_payment"),
  );
  const failed = failing.map((one) => transactionMachine.after(one, "dishonour", "back-office"));
  const freed = parts.filter((one) => !failing.includes(one)).map(recalled);
  const after = withParts(order, [...failed, ...freed]);
  const isTroubled =
    failed.length > 0 &&
    (slip.kind === "sdd" || failing.some(({ status }) => status === "paid") || anythingPaid(after));
  return { after: { ...after, troubled: order.troubled || isTroubled }, failed };
}

/** An order whose line was taken back from the bank: what it was to pay waits as before, what other money has paid stays paid. */
export const afterRecall = (order: Order, slip: Slip, lineId: string): Order =>
  withParts(order, partsOf(order, slip, lineId).map(recalled));

/**
 * An order whose line counts as paid, its money booked: what other money had paid is at the bank no more. Undefined where the line's money
 * alone paid it.
 */
export function afterPaid(order: Order, slip: Slip, lineId: string): Order | undefined {
  const others = partsOf(order, slip, lineId).filter((one) => !isPaidBy(one, slip, lineId));
  return others.length > 0 ? withParts(order, others.map(recalled)) : undefined;
}
