import { expect, it } from "vitest";
import { nextWord } from "./next-word.ts";

type Facts = Parameters<typeof nextWord>[0];
const cart = { order: { status: "open", number: undefined, lines: 2 } };
const order = { order: { status: "pendingPayment", number: "AB12-CD34", lines: 2 } };
const facts = (standing: string, orders: readonly unknown[] = [], left = 0, codes: readonly string[] = []): Facts =>
  ({
    standing,
    acceptances: orders,
    balance: [{ lineId: "A", offered: 2, ordered: 2 - left, left }],
    living: codes.length > 0 ? { verdict: "no", findings: codes.map((code) => ({ code })) } : undefined,
  }) as unknown as Facts;

it.each([
  ["accepted", facts("accepted", [cart])],
  ["accepted", facts("accepted", [order, cart])],
  ["placed", facts("accepted", [order])],
  ["placedOptional", facts("accepted", [order, { order: undefined }], 2)],
  ["placedPart", facts("partly", [order], 2)],
  ["partly", facts("partly", [cart], 2)],
  ["sent", facts("sent")],
  ["lapsed", facts("lapsed", [order], 2)],
  ["undeclared", facts("sent", [], 2, ["certificate-missing"])],
  ["blocked", facts("sent", [], 2, ["certificate-missing", "stock"])],
  ["blocked", facts("sent", [], 2, ["certificate"])],
])("says %s where that is what its customer does next", (word, of) => {
  expect(nextWord(of)).toBe(word);
});
