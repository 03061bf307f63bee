import { expect, it } from "vitest";
import { customersAct, isWithdrawal } from "./customers-act.ts";

const to = (...fields: string[]) => fields.map((field) => ({ field, to: "x" }));

it("knows a withdrawal by what it changes", () => {
  expect(isWithdrawal([{ fields: to("status") }])).toBe(false);
  expect(isWithdrawal([{ fields: to("status", "withdrawals.0.state") }])).toBe(true);
  expect(isWithdrawal([{ fields: to("withdrawals") }])).toBe(true);
});

it.each([
  ["a bank receipt on another account", to("transactions.0.iban"), "methodChosen"],
  [
    "a mandate chosen instead of the intent for the same method",
    [
      { field: "transactions.0.attempts", from: 0, to: 1 },
      { field: "transactions.0.providerIntentId", from: "pi_1" },
    ],
    "methodChosen",
  ],
  ["a payment on its way", to("status", "transactions.0.status"), "paymentBegun"],
  ["an order in the cart again", to("failedReason", "status", "transactions.0.status"), "reopened"],
  [
    "an order that had expired and is tried again",
    [
      { field: "failedReason", from: "expired" },
      { field: "transactions.0.attempts", from: 0, to: 1 },
      { field: "transactions.0.status", from: "failed", to: "pending_payment" },
    ],
    "retried",
  ],
  ["another address", to("address.city", "amounts.total"), "moved"],
  ["an owner's word", to("approval.decidedBy", "status", "transactions"), "approval"],
  ["pieces that are to go back", to("returns.0.id", "returns.0.lines.0.quantity"), "returned"],
  [
    "a request to return pieces that is taken back",
    [
      { field: "returns.0.lines.0.quantity", from: 2 },
      { field: "steps.1.status", to: "cancelled" },
    ],
    "returnCancelled",
  ],
  ["nothing that is known", to("notes"), undefined],
] as const)("of %s says what the customer did", (_, fields, act) => {
  expect(customersAct([{ fields }])).toBe(act);
});
