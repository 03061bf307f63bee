import { expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import { demandLed } from "./demand-led.ts";
import type { Order } from "./order.ts";

type Payment = Order["transactions"][number];

const order = (changes: Partial<Order>, payment: Partial<Payment> = {}): Order => {
  const example = exampleOrder("it", "it", changes);
  return { ...example, transactions: example.transactions.map((one) => ({ ...one, ...payment })) };
};
const waiting = order({ status: "pendingPayment" }, { status: "pending_payment" });
const paid = order({ status: "paid" }, { status: "paid" });

it("writes an order that goes a way of its machines", () => {
  const ways: [Order, Order][] = [
    [waiting, paid],
    [waiting, order({ status: "failed" }, { status: "failed", failureCode: "expired" })],
    [paid, order({ status: "failed" }, { status: "failed", failureCode: "given-up" })],
    [paid, { ...paid, fulfilment: "ready" }],
    [
      { ...paid, fulfilment: "ready" },
      { ...paid, fulfilment: "delivered" },
    ],
    // A payment that wasn't there before has come by no way.
    [{ ...paid, transactions: [] }, paid],
  ];
  for (const [before, after] of ways) expect(() => demandLed(before, after)).not.toThrow();
});

it.each([
  ["an order", { ...waiting, status: "open" as const }, paid],
  ["its goods", paid, { ...paid, fulfilment: "delivered" as const }],
  ["goods that had arrived", { ...paid, fulfilment: "delivered" as const }, { ...paid, fulfilment: "ready" as const }],
  [
    "a paid payment, as if nobody had paid it",
    paid,
    order({ status: "failed" }, { status: "failed", failureCode: "expired" }),
  ],
  [
    "a paid payment, as if the provider had refused it",
    paid,
    order({ status: "failed" }, { status: "failed", failureCode: "card_declined" }),
  ],
  [
    "a payment on its way, as if it had never begun",
    order({ status: "processingPayment" }, { status: "processing_payment" }),
    waiting,
  ],
] as const)("refuses %s that was moved past its machine", (_, before, after) => {
  expect(() => demandLed(before, after)).toThrow("invalid-transition");
});
