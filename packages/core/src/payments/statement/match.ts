import type { Cents } from "../../platform/money.ts";
import type { Instant } from "../../platform/time.ts";

/** A part of an entry that pays an order, as the house books it. */
export interface Share {
  orderId: string;
  orderNumber: string;
  amount: Cents;
  /** The payment of the order; absent for money that pays nothing and is due back. */
  seq?: number | undefined;
  /** By which its receipt is booked. */
  reference: string;
  /** Its receipt stands in the ledger. */
  done: boolean;
}

/** A share whose booking was struck out: its money waits to be matched again, and is proposed for that order no more. */
export interface StruckShare extends Pick<Share, "orderId" | "orderNumber" | "amount"> {
  on: Instant;
}

export const entryStates = ["open", "booked", "aside"] as const;
export type EntryState = (typeof entryStates)[number];

const sumOf = (shares: readonly Share[]): Cents => shares.reduce((sum, { amount }) => sum + amount, 0);

/** What of an entry pays nothing yet, cents. */
export const leftOf = ({ amount, shares }: { amount: Cents; shares: readonly Share[] }): Cents =>
  amount - sumOf(shares);

const longest = 140;

/**
 * The references of an entry's shares: the bank's own, and a number behind it from the second share of one order on, since the ledger
 * takes the same reference, day and amount of one order for the same money. None that a share of the order has already.
 */
export function referenceOf(base: string, earlier: readonly Share[], orderId: string): string {
  const taken = new Set(earlier.filter((share) => share.orderId === orderId).map(({ reference }) => reference));
  const nth = (place: number) => (place === 1 ? base.slice(0, longest) : `${base.slice(0, longest - 8)} n. ${place}`);
  let place = 1;
  while (taken.has(nth(place))) place += 1;
  return nth(place);
}

/** An entry without a share whose booking was struck out; it is told as such. */
export const withoutShare = <T extends { shares: readonly Share[]; struck?: readonly StruckShare[] | undefined }>(
  entry: T,
  share: Share,
  on: Instant,
): T => {
  const { orderId, orderNumber, amount } = share;
  return {
    ...entry,
    shares: entry.shares.filter((one) => one !== share),
    struck: [...(entry.struck ?? []), { orderId, orderNumber, amount, on }],
  };
};
