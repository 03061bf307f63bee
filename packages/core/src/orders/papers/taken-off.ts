import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order, ReturnedPieces, WithdrawnPieces } from "../order.ts";
import type { IssuedGroup } from "./issued.ts";
import { loweredGroups } from "./lowered.ts";
import { partWithin } from "./part-within.ts";
import { countOf, noPieces, withPieces, type Pieces } from "./pieces.ts";
import { takenOf, worthAt, type Sold } from "./returned-worth.ts";

export type Facts = Sold & Pick<Order, "invoices" | "withdrawals" | "returns">;
type Groups = readonly IssuedGroup[];

export const totalOf = (groups: Groups): Cents => sumOf(groups.map(({ taxable, vat }) => taxable + vat));

/** Some groups with, or by a sign of -1 without, others of the same rates. */
export const joined = (groups: Groups, others: Groups, sign: 1 | -1): IssuedGroup[] =>
  groups.map((one) => {
    const other = others.find(({ rate }) => rate === one.rate);
    return {
      rate: one.rate,
      taxable: one.taxable + sign * (other?.taxable ?? 0),
      vat: one.vat + sign * (other?.vat ?? 0),
    };
  });

/** What pieces take of what stands of the order, rate by rate (`takenOf`). */
export const takenFrom = (order: Sold, stands: Groups, before: Pieces, after: Pieces): IssuedGroup[] =>
  stands.map((left) => {
    const whole = order.amounts.groups.find(({ rate }) => rate === left.rate)?.taxable ?? 0;
    const [gone, then] = [worthAt(order, left.rate, before), worthAt(order, left.rate, after)];
    if (gone.price === then.price) return { rate: left.rate, taxable: 0, vat: 0 };
    return takenOf({ left, before: gone.net, after: then.net, whole });
  });

/** The returns whose money went back, or is going back, without a credit note: the earliest first. */
export const unbilledReturns = ({ returns = [] }: Pick<Order, "returns">): ReturnedPieces[] =>
  returns.filter(({ unbilled }) => unbilled !== undefined);

/** Cents with VAT that pieces which were returned have taken off, with a credit note or, before any invoice, without one. */
export const returnedOff = ({ returns = [] }: Pick<Order, "returns">): Cents =>
  sumOf(returns.map(({ credited = 0 }) => credited));

/** What the order asks for once credit notes have lowered its price and returns are off, cents with VAT: from it withdrawals take theirs. */
export const priceOf = (order: Facts): Cents => Math.max(0, totalOf(loweredGroups(order)) - returnedOff(order));

export interface TakenOff {
  /** What each withdrawal takes off the order, cents with VAT. */
  withdrawn: Cents[];
  /** What is left of the order by rate once its withdrawals and the returns without a credit note are off. */
  kept: IssuedGroup[];
  /** The pieces that are off by them. */
  pieces: Pieces;
}

/** The pieces that credit notes have taken back of their own accord, and not for a withdrawal: those of returns, and those that never came. */
const creditedApart = ({ returns = [], invoices = [] }: Pick<Order, "returns" | "invoices">): WithdrawnPieces[] => [
  ...returns.flatMap(({ lines, credited, unbilled }) => (credited && !unbilled ? lines : [])),
  ...invoices.flatMap(({ apart, pieces = [] }) => (apart ? pieces : [])),
];

/**
 * What comes off an order by itself, in the order in which it was declared or begun. A withdrawal takes what a credit note of its pieces comes to
 * (`takenOf`), and of the last pieces all that is left, delivery included (art. 56 Cod. cons.); a return paid back without a credit note takes as much, without the
 * delivery. What was declared in words counts once the office has said how much it is; what the office keeps with a reason counts
 * no more. Never more than the order's price in all.
 */
export function takenOff(order: Facts): TakenOff {
  const { lines, withdrawals = [] } = order;
  const whole = loweredGroups(order);
  const before = creditedApart(order);
  let pieces = withPieces(noPieces, before);
  let stands = joined(whole, takenFrom(order, whole, noPieces, pieces), -1);
  let gone = noPieces;
  let keptBack: IssuedGroup[] = whole.map(({ rate }) => ({ rate, taxable: 0, vat: 0 }));
  let inWords = 0;
  let room = priceOf(order);
  const take = (more: readonly WithdrawnPieces[], last: boolean): IssuedGroup[] => {
    const after = withPieces(pieces, more);
    const taken = last ? stands : takenFrom(order, stands, pieces, after);
    pieces = after;
    stands = joined(stands, taken, -1);
    return taken;
  };
  const returnsAfter = (place: number): void => {
    for (const { lines: back, unbilled } of unbilledReturns(order))
      if (unbilled?.withdrawals === place) take(back, false);
  };
  returnsAfter(0);
  const withdrawn = withdrawals.map((withdrawal, place) => {
    gone = withPieces(gone, withdrawal.lines);
    const last = lines.every(({ productId, quantity }) => countOf(gone, productId) >= quantity);
    const taken = withdrawal.lines.length > 0 ? take(withdrawal.lines, last) : undefined;
    const own = taken ? totalOf(taken) : (withdrawal.amount ?? 0);
    const amount = Math.min(room, Math.max(0, own - (withdrawal.less?.amount ?? 0)));
    room -= amount;
    if (!taken) inWords += amount;
    else if (amount < own) keptBack = joined(keptBack, partWithin(taken, own - amount), 1);
    returnsAfter(place + 1);
    return amount;
  });
  const left = joined(stands, keptBack, 1);
  return { withdrawn, kept: joined(left, partWithin(left, Math.min(inWords, totalOf(left))), -1), pieces };
}
