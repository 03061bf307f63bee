import { Problem } from "../problems.ts";

/**
 * The most that lists hold which grow inside one item of the table, or are read as a whole. DynamoDB refuses an item of more than
 * 400 KB, and answers 1 MB at a time: long before that a list is full, and whoever adds to it is told (problem limit-reached), so that no write fails without a word.
 */
export const mostOf = {
  /** Files that the back office added to an order, those withdrawn included. */
  orderDocuments: 100,
  /** Instalments and their attempts of an order, those that were replaced included. */
  transactions: 150,
  /** Returns of one receipt's money, those that failed included. */
  refunds: 100,
  /** Declarations of withdrawal of one order by its pieces; one that takes all that is left is taken beyond. */
  withdrawals: 30,
  /** The same in a visitor's words. */
  withdrawalsInWords: 10,
  /** Documents of a series. */
  seriesDocuments: 60,
  /** Prices of one type of a product in a shop: what counts, what follows, and thirty days back. */
  pricePeriods: 300,
  /** Addresses of a user, each of some 450 bytes. */
  addresses: 1000,
  /** Proofs of consent that stay in full for each purpose; of older ones the first. */
  consentProofs: 100,
  /** Views of one list that an employee has saved. */
  listViews: 30,
} as const;

/** Says no to a list that is longer than it may be; one that was so before may still become shorter. Problem: limit-reached. */
export function demandRoom(list: keyof typeof mostOf, before: number, after: number): void {
  if (after > before && after > mostOf[list]) throw new Problem("limit-reached", { maximum: mostOf[list] });
}
