import { expect } from "vitest";

/**
 * A file of receipts read back as a bank reads it, by the places of CBI's standard (CBI-ICI-001) and nothing of what wrote it. Each place that
 * the standard gives no meaning is held to be blank, each count and sum to agree.
 */
export function readRiba(file: string) {
  expect(file.endsWith("\r\n"), "the last record ends too").toBe(true);
  const records = file.slice(0, -2).split("\r\n");
  for (const record of records) expect(record).toMatch(/^ [A-Z0-9 .,/()'+:?-]{119}$/);
  const [head = "", ...others] = records;
  const foot = others.pop() ?? "";
  expect(others.length % types.length, "seven records for each receipt").toBe(0);
  const receipts = Array.from({ length: others.length / types.length }, (_, nth) =>
    readReceipt(others.slice(nth * types.length, (nth + 1) * types.length), nth + 1),
  );
  expect([at(head, 2, 3), at(foot, 2, 3)]).toEqual(["IB", "EF"]);
  expect(at(foot, 4, 45), "the foot names what the head names").toBe(at(head, 4, 45));
  blank(head, [40, 113], [115, 120]);
  blank(foot, [40, 45], [90, 113], [115, 120]);
  expect([at(head, 114, 114), at(foot, 114, 114)], "in euro").toEqual(["E", "E"]);
  const counted = [number(foot, 46, 52), number(foot, 53, 67), number(foot, 68, 82), number(foot, 83, 89)];
  const total = receipts.reduce((sum, { amount }) => sum + amount, 0);
  expect(counted, "receipts, what they come to, nothing to pay out, records").toEqual([
    receipts.length,
    total,
    0,
    records.length,
  ]);
  return {
    sia: at(head, 4, 8),
    bank: at(head, 9, 13),
    createdOn: day(head, 14),
    name: at(head, 20, 39).trimEnd(),
    receipts,
  };
}

const types = ["14", "20", "30", "40", "50", "51", "70"] as const;

/** The characters of a record from one place to another, as the standard counts them: from one, both with it. */
const at = (record: string, from: number, to: number): string => record.slice(from - 1, to);

function number(record: string, from: number, to: number): number {
  expect(at(record, from, to)).toMatch(/^\d+$/);
  return Number(at(record, from, to));
}

function day(record: string, from: number): string {
  const found = at(record, from, from + 5);
  expect(found).toMatch(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d\d$/);
  return `20${found.slice(4)}-${found.slice(2, 4)}-${found.slice(0, 2)}`;
}

function blank(record: string, ...places: readonly (readonly [number, number])[]): void {
  for (const [from, to] of places) expect(at(record, from, to).trim(), `${record} ${from}-${to}`).toBe("");
}

function readReceipt(records: readonly string[], nth: number) {
  expect(records.map((record) => at(record, 2, 3))).toEqual(types);
  for (const record of records) expect(number(record, 4, 10), "numbered from one").toBe(nth);
  const [due = "", us = "", them = "", place = "", what = "", ours = "", end = ""] = records;
  blank(due, [11, 22], [80, 91], [114, 119]);
  blank(us, [107, 120]);
  blank(them, [87, 120]);
  blank(place, [71, 120]);
  blank(what, [91, 100], [117, 120]);
  blank(ours, [41, 120]);
  blank(end, [11, 120]);
  expect([at(due, 29, 33), at(due, 47, 47), at(due, 97, 97), at(due, 120, 120)]).toEqual(["30000", "-", "4", "E"]);
  return {
    collectedOn: day(due, 23),
    amount: number(due, 34, 46),
    ourAccount: `${at(due, 48, 52)}${at(due, 53, 57)}${at(due, 58, 69)}`,
    theirBank: `${at(due, 70, 74)}${at(due, 75, 79)}`,
    sia: at(due, 92, 96),
    customerCode: at(due, 98, 113).trimEnd(),
    creditor: [at(us, 11, 34), at(us, 35, 58), at(us, 59, 82), at(us, 83, 106)].map((part) => part.trimEnd()),
    name: at(them, 11, 70).trimEnd(),
    taxCode: at(them, 71, 86).trimEnd(),
    street: at(place, 11, 40).trimEnd(),
    postalCode: at(place, 41, 45),
    town: at(place, 46, 67).trimEnd(),
    province: at(place, 69, 70).trimEnd(),
    reference: at(what, 11, 90).trimEnd(),
    creditorTaxCode: at(what, 101, 116).trimEnd(),
    number: number(ours, 11, 20),
  };
}
