import { sumOf, type Cents } from "../../platform/money.ts";
import { romeDate } from "../../platform/time.ts";
import type { Order, WithdrawnPieces } from "../order.ts";
import { askedFor, isForBody, isForGoods, loweredBy, openTotal, returnedPieces, takenBackBy } from "./invoiced.ts";
import type { IssuedGroup, LeftOut } from "./issued.ts";
import { atRatesOfNow, keptOf, loweredGroups, sameRates } from "./lowered.ts";
import { partWithin } from "./part-within.ts";
import { listOfPieces, noPieces, withPieces, type Pieces } from "./pieces.ts";
import { sentBackOf } from "./sent-back.ts";
import { joined, takenFrom, takenOff, totalOf, unbilledReturns, type Facts } from "./taken-off.ts";

type Sold = Facts & Pick<Order, "transactions">;

/** What came off, and no document says so, since the goods' invoice was taken back: of a withdrawal of the same day its credit note may be the one that did. */
function sinceTakenBack(order: Facts): WithdrawnPieces[] {
  const note = takenBackBy(order);
  if (!note) return [];
  const known = (order.invoices ?? []).flatMap(({ without }) => without ?? []).at(-1);
  const returns = unbilledReturns(order).slice(known?.returns ?? 0);
  const withdrawals = (order.withdrawals ?? [])
    .slice(known?.withdrawals ?? 0)
    .filter(({ declaredOn }) => romeDate(new Date(declaredOn)) > note.date);
  return [...returns, ...withdrawals].flatMap(({ lines }) => lines);
}

/** The pieces that are off an order of which no goods' invoice stands, and that no document says to be. */
export function unbilledPieces(order: Facts): Pieces {
  if (takenBackBy(order)) return withPieces(noPieces, sinceTakenBack(order));
  return (order.invoices ?? []).some(({ type }) => isForGoods(type)) ? noPieces : takenOff(order).pieces;
}

/** What the next invoice of an order's goods leaves out; undefined where nothing came off without a document. */
export function leftOutOf(order: Facts): LeftOut | undefined {
  const pieces = listOfPieces(unbilledPieces(order));
  const { withdrawals = [] } = order;
  const returns = unbilledReturns(order).length;
  return pieces.length > 0 ? { pieces, withdrawals: withdrawals.length, returns } : undefined;
}

/**
 * What of a plan's order is sold while no document of it stands. Nothing of a plan comes back as goods do: what its payer was given back, beyond what
 * withdrawals take off, is off its price, and no invoice asks for it.
 */
function keptOfPlan(order: Sold): IssuedGroup[] {
  const { withdrawn, kept } = takenOff(order);
  const refunded = sumOf(
    order.transactions.flatMap((one) => (one.status === "paid" && !one.superseded ? [one.refunded ?? 0] : [])),
  );
  const beyond = Math.max(0, refunded - sumOf(withdrawn));
  return joined(kept, partWithin(kept, Math.min(beyond, totalOf(kept))), -1);
}

const isPlanUnbilled = ({ lines, invoices = [] }: Pick<Order, "lines" | "invoices">): boolean =>
  invoices.length === 0 && lines.length > 0 && lines.every(({ category }) => category === "subscriptions");

/**
 * What the goods of an order cost by rate that no goods' invoice stands for: of all that were sold, or of those whose invoice was taken back,
 * what its buyer keeps. Deposits are a part of it. Property: what comes off before an invoice and what is invoiced then are the order, to the cent.
 */
export function stillSold(order: Sold): IssuedGroup[] {
  const note = takenBackBy(order);
  if (isPlanUnbilled(order)) return keptOfPlan(order);
  if (!note) return takenOff(order).kept;
  const kept = keptOf(order);
  const groups = sameRates(note.groups, kept) ? [...note.groups] : atRatesOfNow(note.groups, kept);
  const before = returnedPieces(order);
  return joined(groups, takenFrom(order, groups, before, withPieces(before, sinceTakenBack(order))), -1);
}

/** An order of which pieces come back that are paid back without a credit note. */
export const withUnbilled = <O extends Pick<Order, "withdrawals" | "returns">>(
  order: O,
  id: string,
  lines: readonly WithdrawnPieces[],
): O => ({
  ...order,
  returns: [
    ...(order.returns ?? []).filter((one) => one.id !== id),
    { id, lines, unbilled: { withdrawals: order.withdrawals?.length ?? 0 } },
  ],
});

/** The same of a public body, whose payments are of nets. */
function netBack(order: Sold, sold: readonly IssuedGroup[], asked: Cents): Cents {
  const whole = loweredGroups(order);
  const off = askedFor(order, whole) - askedFor(order, sold);
  return Math.min(off, asked - (askedFor(order, whole) - off));
}

/**
 * What an order's next invoice has to leave out because it came off without a document, cents with VAT: `off`. Of what was paid so much of it went back, or
 * goes back, as the payments ask for beyond the rest: `wentBack`. `total` is what all its documents come to by then, `sold` the same by rate; `done` where
 * nothing is left to invoice beyond what its deposits have.
 */
export function cameOff(order: Sold) {
  const sold = stillSold(order);
  const off = totalOf(loweredGroups(order)) - totalOf(sold);
  const total = order.amounts.total - loweredBy(order) - off;
  const asked = order.transactions.reduce((sum, { amount, superseded }) => (superseded ? sum : sum + amount), 0);
  const wentBack = Math.max(0, isForBody(order) ? netBack(order, sold, asked) : Math.min(off, asked - total));
  return { sold, total, wentBack, done: off > 0 && (total <= 0 || totalOf(sold) < openTotal(order)) };
}

/**
 * Cents of a promise of the price, of `lowered` in all, that went back of what was `paid`: the balance is less by the others. What goes back for goods
 * (`wentBack`) is none of it; of corrections that didn't note what they sent back, the payments know it.
 */
export function promiseBack(
  order: Pick<Order, "invoices" | "transactions">,
  { lowered, wentBack, paid }: { lowered: Cents; wentBack: Cents; paid: readonly { refunded?: Cents | undefined }[] },
): Cents {
  const refunded = paid.reduce((sum, one) => sum + (one.refunded ?? 0), 0);
  return Math.min(lowered, Math.max(sentBackOf(order), refunded - wentBack));
}
