import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { actsOf, demandAct } from "./customer-acts.ts";
import type { Order } from "../order.ts";

type Money = Order["transactions"][number]["status"];

const order = (changes: Partial<Order>, money: Money = "pending_payment", superseded = false): Order => {
  const example = exampleOrder("it", "it", changes);
  return { ...example, transactions: example.transactions.map((one) => ({ ...one, status: money, superseded })) };
};
const groups = [{ rate: 2200, taxable: 100, vat: 22 }];
const withdrawal = { declaredOn: "2026-11-03T09:00:00.000Z", name: "Ada", email: "a@example.com" };
const withdrawn = {
  withdrawals: [{ ...withdrawal, state: "declared" as const, lines: [{ productId: "P1", quantity: 2 }] }],
};

const ofPlan = { subscription: { plan: "premium", kind: "first" } } as const;

it.each([
  ["waits for its money", order({}), ["reopen", "pay", "move"]],
  ["waits for an owner", { ...order({ status: "awaitingApproval" }), transactions: [] }, ["reopen", "move"]],
  [
    "waits for its money and is invoiced",
    order({ invoices: [{ id: "D1", type: "TD01", number: "1/2026", date: "2026-11-03", total: 122, groups }] }),
    ["pay", "move"],
  ],
  ["is paid", order({ status: "paid" }, "paid"), ["move"]],
  ["has money on its way", order({ status: "processingPayment" }, "processing_payment"), ["move"]],
  ["is ready", order({ fulfilment: "ready" }), ["pay"]],
  ["was declined", order({ status: "failed" }, "failed"), ["reopen", "retry"]],
  ["has expired", order({ status: "failed", failedReason: "expired" }, "failed"), ["reopen", "retry"]],
  ["is a plan's whose card was declined", order({ ...ofPlan, status: "failed" }, "failed"), ["retry"]],
  ["is a plan's and was given up", order({ ...ofPlan, status: "failed", failedReason: "given-up" }, "failed"), []],
  ["was taken back into the cart", order({ status: "failed", failedReason: "reopened" }, "failed", true), []],
  [
    "had no payment and was taken back",
    { ...order({ status: "failed", failedReason: "reopened" }), transactions: [] },
    [],
  ],
  [
    "was cancelled",
    order({ status: "failed", failedReason: "-", cancelledOn: "2026-11-03T09:00:00.000Z" }, "failed"),
    [],
  ],
  ["was withdrawn from while it wasn't paid", order(withdrawn), ["reopen"]],
  ["was withdrawn from after its card failed", order({ ...withdrawn, status: "failed" }, "failed"), ["reopen"]],
] as const)("what its customer can do with an order that %s", (_, placed, acts) => {
  expect(actsOf(placed)).toEqual(acts);
});

it("says why an act is refused", () => {
  expect(() => demandAct(order({}, "paid"), "reopen")).toThrow("something-paid");
  expect(() => demandAct(order({ status: "failed", failedReason: "reopened" }), "reopen")).toThrow(
    "invalid-transition",
  );
  expect(() => demandAct(order(withdrawn), "pay")).toThrow("withdrawal-open");
});
