import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { officeActorOf, officeActsOf } from "./office-acts.ts";
import type { Order } from "../order.ts";

const order = (changes: Partial<Order>): Order => {
  const money = changes.status === "paid" ? "paid" : "pending_payment";
  const example = exampleOrder("it", "it", { termsOfPayment: "hundred_upon_order", ...changes });
  return {
    ...example,
    transactions:
      changes.transactions ?? example.transactions.map((one) => ({ ...one, status: money, refunded: undefined })),
  };
};
const { lines } = exampleOrder("it", "it");
const withdrawal = {
  declaredOn: "2026-11-03T09:00:00.000Z",
  name: "Ada",
  email: "a@example.com",
  state: "declared",
} as const;
const debit = { method: "sepa_direct_debit" } as const;
const invoiced = { termsOfPayment: "thirty_days_later_end_of_month", invoiceNumber: "2026/1" } as const;
const uponShipment = { termsOfPayment: "hundred_upon_shipment" } as const;

it.each([
  ["waits for an owner", { status: "awaitingApproval" }, []],
  ["waits for its money", { status: "pendingPayment" }, ["fail"]],
  ["waits for it, ready by mistake", { status: "pendingPayment", fulfilment: "ready" }, ["fail", "unmark-ready"]],
  ["is debited", { status: "processingPayment", ...debit }, ["fail", "mark-ready"]],
  [
    "is debited and ready",
    { status: "processingPayment", fulfilment: "ready", ...debit },
    ["fail", "unmark-ready", "deliver"],
  ],
  ["is paid a month after its invoice", { status: "pendingPayment", ...invoiced }, ["fail", "mark-ready"]],
  ["is paid upon shipment", { status: "pendingPayment", ...uponShipment }, ["fail", "mark-ready"]],
  [
    "is asked for its money, ready",
    { status: "pendingPayment", fulfilment: "ready", ...uponShipment },
    ["fail", "unmark-ready"],
  ],
  ["is paid", { status: "paid" }, ["fail", "mark-ready"]],
  ["is paid and troubled", { status: "paid", troubled: true }, ["fail"]],
  ["is paid, ready and troubled", { status: "paid", fulfilment: "ready", troubled: true }, ["fail", "unmark-ready"]],
  ["is paid upon shipment and troubled", { status: "pendingPayment", troubled: true, ...uponShipment }, ["fail"]],
  [
    "was withdrawn from in part",
    { status: "paid", withdrawals: [{ ...withdrawal, lines: [{ productId: "P1", quantity: 1 }] }] },
    ["fail", "mark-ready"],
  ],
  [
    "was withdrawn from",
    {
      status: "paid",
      withdrawals: [{ ...withdrawal, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) }],
    },
    ["fail"],
  ],
  ["is paid and shipped", { status: "paid", fulfilment: "shipped" }, ["deliver"]],
  ["has arrived", { status: "paid", fulfilment: "delivered" }, []],
  ["has arrived and isn't paid", { status: "pendingPayment", fulfilment: "delivered", ...invoiced }, ["fail"]],
  ["was refused, its pieces kept", { status: "failed", reserved: true }, ["fail"]],
  ["was refused a debit", { status: "failed", reserved: true, ...debit }, ["fail"]],
  ["has ended", { status: "failed", reserved: false, failedReason: "expired" }, []],
] satisfies [string, Partial<Order>, string[]][])("the office is offered of an order that %s", (_, changes, acts) => {
  expect(officeActsOf(order(changes), officeActorOf({ id: "U1", roles: ["admin"] }))).toEqual(acts);
  // Who may see it and change nothing.
  expect(officeActsOf(order(changes), officeActorOf({ id: "U2", roles: ["sales_agent"] }))).toEqual([]);
});
