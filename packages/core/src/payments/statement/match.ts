import type { Cents } from "../../platform/money.ts";

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

export const entryStates = ["open", "booked", "aside"] as const;
export type EntryState = (typeof entryStates)[number];

const sumOf = (shares: readonly Share[]): Cents => shares.reduce((sum, { amount }) => sum + amount, 0);

/** What of an entry pays nothing yet, cents. */
export const leftOf = ({ amount, shares }: { amount: Cents; shares: readonly Share[] }): Cents =>
  amount - sumOf(shares);

const longest = 140;

/**
 * The references of an entry's shares: the bank's own, and a number behind it from the second share of one order on, since the ledger
 * takes the same reference, day and amount of one order for the same money.
 */
export function referenceOf(base: string, earlier: readonly Share[], orderId: string): string {
  const nth = earlier.filter((share) => share.orderId === orderId).length + 1;
  return nth === 1 ? base.slice(0, longest) : `${base.slice(0, longest - 8)} n. ${nth}`;
}
