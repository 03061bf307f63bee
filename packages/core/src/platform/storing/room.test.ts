import { expect, it } from "vitest";
import { demandRoom, mostOf } from "./room.ts";

it("takes as many as there is room for, and says how many that are", () => {
  const most = mostOf.orderDocuments;
  expect(() => demandRoom("orderDocuments", most - 1, most)).not.toThrow();
  expect(() => demandRoom("orderDocuments", most, most + 1)).toThrow("limit-reached");
  expect(() => demandRoom("orderDocuments", most + 9, most + 8)).not.toThrow();
});

/** Lists of one item, the order, which is measured as it is (orders/cart/fullest-order.integration.test.ts). */
type OfOrder = "orderDocuments" | "transactions" | "withdrawals" | "withdrawalsInWords" | "returnRequests";

/** Items of their own, of which a page is read: they are measured where they are written. */
type Apart = "quotationVersions" | "quotationAdjustments";

/** Characters of the longest entry of each other list as JSON, with names and addresses as long as the contract lets them be. */
const longestEntry: Readonly<Record<Exclude<keyof typeof mostOf, OfOrder | Apart>, number>> = {
  refunds: 900,
  seriesDocuments: 600,
  pricePeriods: 250,
  addresses: 900,
  consentProofs: 200,
  requestAnswers: 2300,
  quotationMessages: 3000,
  quotationQuestions: 3000,
  quotationAcceptances: 600,
  // Six files with the names that their senders call them by.
  ticketMessages: 5200,
  ticketQuestions: 5200,
  ticketNotes: 5200,
  quickReplies: 3200,
  // A search of 2,000 characters, a name and an id.
  listViews: 2100,
};

it("leaves every item far below what the table takes", () => {
  const purposes = 3;
  const bytes = (list: keyof typeof longestEntry) => mostOf[list] * longestEntry[list];
  expect(bytes("consentProofs") * purposes).toBeLessThan(100_000);
  // Items of their own, read as a whole: one answer of the table.
  expect(bytes("addresses")).toBeLessThan(1_000_000);
  for (const list of ["quotationMessages", "ticketMessages", "ticketNotes", "quickReplies"] as const)
    expect(bytes(list)).toBeLessThan(1_000_000);
  // A cart or an order, and that it stands, of each; the quotation, and what is told of it.
  expect(2 * mostOf.quotationAcceptances + 10).toBeLessThan(100);
  for (const list of [
    "refunds",
    "seriesDocuments",
    "pricePeriods",
    "listViews",
    "requestAnswers",
    "quotationAcceptances",
  ] as const)
    expect(bytes(list)).toBeLessThan(100_000);
});
