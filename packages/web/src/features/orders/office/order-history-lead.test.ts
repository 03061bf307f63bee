import { expect, it } from "vitest";
import { customersAct, isWithdrawal, leadOf } from "./order-history-lead.ts";

const names = (kind: "created" | "changed", ...fields: string[]) =>
  leadOf({ kind, fields: fields.map((field) => ({ field, to: "x" })) }).map(({ field }) => field);

it("says of money that came how much, by which reference and when, and not that nothing of it is used", () => {
  expect(names("created", "amount", "key", "reference", "settled", "settledOn")).toEqual([
    "amount",
    "reference",
    "settledOn",
  ]);
});

it("says of money that goes back how much, whether it went, by which reference and when", () => {
  const said = ["refunds.0.amount", "refunds.0.doneOn", "refunds.0.reference", "refunds.0.state"];
  expect(names("changed", ...said, "refunds.0.askedBy")).toEqual(said);
});

it("says of a booking that was struck out how much it was, by which reference and why", () => {
  const said = ["reversal.reason", "amount", "reference"];
  expect(names("changed", ...said, "reversal.by")).toEqual(said);
  expect(names("changed", "refunds.0.state", "refunds.0.reason")).toContain("refunds.0.reason");
});

it("knows a withdrawal by what it changes", () => {
  expect(isWithdrawal([{ fields: [{ field: "status", to: "failed" }] }])).toBe(false);
  expect(isWithdrawal([{ fields: [{ field: "status", to: "failed" }, { field: "withdrawals.0.state" }] }])).toBe(true);
  expect(isWithdrawal([{ fields: [{ field: "withdrawals" }] }])).toBe(true);
});

it.each([
  ["a way to pay chosen", ["method", "transactions.0.method", "transactions.0.iban"], "methodChosen", ["method"]],
  ["that of one instalment", ["transactions.1.method"], "methodChosen", ["transactions.1.method"]],
  ["a bank receipt on another account", ["transactions.0.iban"], "methodChosen", []],
  ["a card asked for", ["transactions.0.providerIntentId"], "paymentBegun", []],
  ["a mandate asked for", ["transactions.1.setupIntentId"], "paymentBegun", []],
  ["a payment on its way", ["status", "transactions.0.status"], "paymentBegun", ["status", "transactions.0.status"]],
  [
    "another attempt",
    ["status", "transactions.0.attempts", "transactions.0.method"],
    "retried",
    ["status", "transactions.0.method"],
  ],
  [
    "an order in the cart again",
    ["failedReason", "status", "transactions.0.status"],
    "reopened",
    ["status", "transactions.0.status"],
  ],
  ["another address", ["address.city", "amounts.total"], "moved", []],
  ["an owner's word", ["approval.decidedBy", "status", "transactions"], "approval", ["status"]],
  ["nothing that is known", ["notes"], undefined, []],
] as const)("of %s says what the customer did", (_, fields, act, lead) => {
  expect(customersAct([{ fields: fields.map((field) => ({ field, to: "x" })) }])).toBe(act);
  expect(names("changed", ...fields)).toEqual(lead);
});

it("says what a note says", () => {
  expect(names("changed", "backOfficeNotes", "failedReason")).toEqual(["backOfficeNotes"]);
});
