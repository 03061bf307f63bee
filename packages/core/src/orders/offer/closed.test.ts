import { expect, it, test } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Order } from "../order.ts";
import { demandOfferKept, isOfferClosed } from "./closed.ts";

const until = "2026-11-20T22:59:59.999Z";
const before = new Date(until);
const after = new Date(Date.parse(until) + 1);

const [line] = exampleOrder("it", "it").lines;
const [waiting] = exampleOrder("it", "it").transactions;
const offered = { ...line!, offered: { lines: [{ lineId: "L1", quantity: 2 }], until } };

const order = (changes: Partial<Order> = {}): Order => exampleOrder("it", "it", { lines: [offered], ...changes });
const paidIn = (...statuses: ("paid" | "pending_payment" | "processing_payment" | "failed")[]) =>
  order({ transactions: statuses.map((status, at) => ({ ...waiting!, seq: at + 1, status })) });

it.each<[string, Order, boolean]>([
  ["waits for its money", order(), true],
  ["has failed", paidIn("failed"), true],
  ["was paid", { ...paidIn("paid"), status: "paid" }, false],
  ["was paid in part", paidIn("paid", "pending_payment"), false],
  ["has a payment under way", paidIn("processing_payment"), false],
  ["was bought on credit", order({ termsOfPayment: "thirty_days_later_end_of_month" }), false],
  ["is at no quotation's prices", order({ lines: [line!] }), false],
])("an order that %s: closed when its validity is over: %s", (_, one, closed) => {
  expect(isOfferClosed(one, before)).toBe(false);
  expect(isOfferClosed(one, after)).toBe(closed);
});

test("one that has ended is ordered anew from its quotation, also while the prices stand", () => {
  const ended = order({ status: "failed", failedReason: "nobody answered" });
  expect(() => demandOfferKept(ended, before)).toThrow("order-ended");
  expect(() => demandOfferKept(ended, after)).toThrow("quotation-expired");
  expect(() => demandOfferKept(paidIn("failed"), before)).not.toThrow();
});
