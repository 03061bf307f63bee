import { expect, it } from "vitest";
import { demandRoom, mostOf } from "./room.ts";

it("takes as many as there is room for, and says how many that are", () => {
  const most = mostOf.orderDocuments;
  expect(() => demandRoom("orderDocuments", most - 1, most)).not.toThrow();
  expect(() => demandRoom("orderDocuments", most, most + 1)).toThrow("limit-reached");
  expect(() => demandRoom("orderDocuments", most + 9, most + 8)).not.toThrow();
});

/** Characters of the longest entry of each list as JSON, with names and addresses as long as the contract lets them be. */
const longestEntry: Readonly<Record<keyof typeof mostOf, number>> = {
  orderDocuments: 900,
  transactions: 700,
  refunds: 900,
  withdrawals: 1000,
  withdrawalsInWords: 1900,
  seriesDocuments: 600,
  pricePeriods: 250,
  addresses: 900,
  consentProofs: 200,
};

it("leaves every item far below what the table takes", () => {
  const purposes = 3;
  const bytes = (list: keyof typeof mostOf) => mostOf[list] * longestEntry[list];
  expect(
    bytes("orderDocuments") + bytes("transactions") + bytes("withdrawals") + bytes("withdrawalsInWords"),
  ).toBeLessThan(250_000);
  expect(bytes("consentProofs") * purposes).toBeLessThan(100_000);
  // Items of their own, read as a whole: one answer of the table.
  expect(bytes("addresses")).toBeLessThan(1_000_000);
  for (const list of ["refunds", "seriesDocuments", "pricePeriods"] as const) expect(bytes(list)).toBeLessThan(100_000);
});
