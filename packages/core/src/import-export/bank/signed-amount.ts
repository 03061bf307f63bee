import type { Cents } from "../../platform/money.ts";

/** What the cells of a row say in cents; undefined for an empty one, null for one that nobody can read. */
export interface AmountCells {
  whole: Cents | null | undefined;
  /** Which way `whole` went, where a column beside it tells; "unclear" for words that nobody knows. */
  way: "came" | "went" | "unclear" | undefined;
  came: Cents | null | undefined;
  went: Cents | null | undefined;
}

/** As banks write it beside an amount without a sign: Dare and Avere, or the words. */
const wordsOfCame = ["a", "avere", "c", "credito", "accredito", "entrata", "credit", "crdt", "+"];
const wordsOfWent = ["d", "dare", "addebito", "debito", "uscita", "debit", "dbit", "-", "−"];

/** Which way money went by the word or letter of its column; undefined where nothing stands there. */
export function wayOf(text: string): AmountCells["way"] {
  const word = text.trim().toLowerCase();
  if (word === "") return undefined;
  if (wordsOfCame.includes(word)) return "came";
  return wordsOfWent.includes(word) ? "went" : "unclear";
}

/**
 * The money of a row in cents, more than nought where it came: of the one column with its sign, or with another that tells the way, else of the two that say which way it
 * went. A negative in the column of what came is money that was taken back. Banks write what went with a minus or without; where a table
 * has both, the minus may be a fee that was given back, so it is unclear, as is a row with money in both columns.
 */
export function signedAmount(
  { whole, way, came, went }: AmountCells,
  goesBothWays: boolean,
): Cents | null | undefined | "unclear" {
  if (whole === null) return null;
  if (whole !== undefined) return way === "unclear" ? way : way === "went" ? -Math.abs(whole) : whole;
  if (came === null || went === null) return null;
  if (came && went) return "unclear";
  if (came) return came;
  if (!went) return came ?? went;
  return went < 0 && goesBothWays ? "unclear" : -Math.abs(went);
}

/** Whether the column of what went has amounts with a minus and without. */
export const goesBothWays = (rows: readonly Pick<AmountCells, "went">[]): boolean =>
  rows.some(({ went }) => (went ?? 0) > 0) && rows.some(({ went }) => (went ?? 0) < 0);

/** What banks and their Italian customers call money of ours that comes back or is taken back; a table has no code for it. */
const takenBack = /\b(insolut|imp?agat|ritorn|storn|restitu|respint|richiam|reso sdd|unpaid|return|revers|refus)/i;

/** Whether the words of an entry of money that went speak of a payment that was taken back. */
export const isTakenBack = (words: string): boolean => takenBack.test(words);
