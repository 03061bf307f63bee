import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Order } from "../order.ts";
import { agendaOf } from "./agenda.ts";

/** Placed on 2 November 2026, a payment due on the 9th, goods of one week. */
const order = exampleOrder("it", "it");
const withDue: Partial<Order> = { transactions: order.transactions.map((one) => ({ ...one, dueDate: "2026-11-09" })) };
const seen = (changes: Partial<Order>) =>
  agendaOf({ ...order, ...withDue, ...changes }).map(({ on, kind, amount }) => [on, kind, amount]);
const [transaction] = order.transactions;

it("has the payment of an unpaid order, and the day on which it ends without one", () => {
  expect(seen({})).toEqual([
    ["2026-11-09", "payment", 1_234_567],
    ["2026-12-02", "expiry", 305_000],
  ]);
});

it("has the day by which paid goods leave: the longest shipping time, from the confirmation", () => {
  const paid: Partial<Order> = { status: "paid", transactions: [{ ...transaction!, status: "paid" }] };
  expect(seen(paid)).toEqual([["2026-11-09", "shipment", 305_000]]);
  const [line] = order.lines;
  const lines = [line!, { ...line!, productId: "P2", shippingTime: "3-4" }, { ...line!, shippingTime: "request" }];
  expect(seen({ ...paid, lines })).toEqual([["2026-11-30", "shipment", 305_000]]);
  expect(seen({ ...paid, troubled: true })).toEqual([]);
  expect(seen({ ...paid, fulfilment: "delivered" })).toEqual([]);
});

it("has the day until which an owner may agree", () => {
  expect(seen({ status: "awaitingApproval", transactions: [] })).toEqual([["2026-11-09", "approval", 305_000]]);
});

it("has nothing of an order that has ended, of payments that gave way, nor without a day", () => {
  expect(seen({ status: "failed", failedReason: "expired", reserved: false })).toEqual([]);
  const superseded = { ...transaction!, dueDate: "2026-11-09", superseded: true };
  expect(seen({ termsOfPayment: "hundred_upon_shipment", transactions: [superseded] })).toEqual([
    ["2026-11-09", "shipment", 305_000],
  ]);
});
