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
  /** Requests to return pieces of one order, those that are over included. */
  returnRequests: 30,
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
  /** Answers of the desk to one request for a quotation. */
  requestAnswers: 20,
  /** What both sides write on a request for help: read as a whole. */
  ticketMessages: 180,
  /** The same while its customer may add to it: the rest is left for the office's answers. */
  ticketQuestions: 140,
  /** What the office notes on one for itself. */
  ticketNotes: 100,
  /** Texts that the desk writes often. */
  quickReplies: 200,
  /** What both sides write on a quotation: read as a whole. */
  quotationMessages: 200,
  /** The same while its customer may add to it: the rest is left for the office's answers. */
  quotationQuestions: 150,
  /** Versions of a quotation. */
  quotationVersions: 100,
  /** The same while its customer may ask for the next by another address or VAT: the rest is left for its seller. */
  quotationAdjustments: 60,
  /** Acceptances of a quotation, each with a cart or an order: all of them are taken back in one transaction of a hundred writes. */
  quotationAcceptances: 40,
} as const;

/** Says no to a list that is longer than it may be; one that was so before may still become shorter. Problem: limit-reached. */
export function demandRoom(list: keyof typeof mostOf, before: number, after: number): void {
  if (after > before && after > mostOf[list]) throw new Problem("limit-reached", { maximum: mostOf[list] });
}
