import { expect, it } from "vitest";
import { leadOf } from "./order-history-lead.ts";

const changed = (...fields: Parameters<typeof leadOf>[0]["fields"]) => leadOf({ kind: "changed", fields });

it("says of other shipping what it costs and what the order comes to, not that the instalments in place of the old are new", () => {
  const shipping = { field: "amounts.shipmentCost", from: 0, to: 8500 };
  const total = { field: "amounts.total", from: 24_723, to: 35_093 };
  const renewed = ["method", "status"].map((name) => ({ field: `transactions.1.${name}`, to: "pending_payment" }));
  expect(changed(shipping, total, ...renewed, { field: "agreedTotal", to: 35_093 })).toEqual([shipping, total]);
});

it("says of a payment that came back that it failed, and of an order that was given up that it was cancelled", () => {
  const status = { field: "status", from: "paid", to: "failed" };
  expect(changed(status)).toEqual([{ ...status, to: "paymentFailed" }]);
  expect(changed(status, { field: "failedReason", to: "expired" })).toEqual([status]);
  const retried = { field: "status", from: "failed", to: "pendingPayment" };
  expect(changed(retried, { field: "failedReason", from: "expired" })).toEqual([retried]);
});

const names = (kind: "created" | "changed", ...fields: string[]) =>
  leadOf({ kind, fields: fields.map((field) => ({ field, from: "w", to: "x" })) }).map(({ field }) => field);

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

it.each([
  ["a way to pay chosen", ["method", "transactions.0.method", "transactions.0.iban"], ["method"]],
  ["that of one instalment", ["transactions.1.method"], ["transactions.1.method"]],
  ["a payment on its way", ["status", "transactions.0.status"], ["status", "transactions.0.status"]],
  ["nothing that is known", ["notes"], []],
] as const)("of %s says the states and the way to pay", (_, fields, lead) => {
  expect(names("changed", ...fields)).toEqual(lead);
});

it("says what a note says", () => {
  expect(names("changed", "backOfficeNotes", "failedReason")).toEqual(["backOfficeNotes"]);
});

it("says of a paper its number and what the act did to it, and of a return what has arrived", () => {
  expect(names("changed", "number")).toEqual(["number"]);
  expect(names("changed", "number", "state", "transmissions.1.fileName", "transmissions.1.madeOn")).toEqual([
    "number",
    "transmissions.1.fileName",
  ]);
  expect(names("changed", "number", "status", "steps.1.on", "lines.0.received.0.quantity")).toEqual([
    "number",
    "status",
    "lines.0.received.0.quantity",
  ]);
});

it("says of a document that was issued its number, its sum and why", () => {
  expect(names("created", "number", "total", "reason", "state")).toEqual(["number", "total", "reason"]);
});

it("says of a mark that waits for a second person how much was proposed and by which reference, and not when it is gone", () => {
  const amount = { field: "transactions.0.markProposal.amount", to: 1_489_181 };
  const reference = { field: "transactions.0.markProposal.settlementRef", to: "CRO 1" };
  expect(changed(amount, reference, { field: "transactions.0.markProposal.proposedBy", to: "U" })).toEqual([
    amount,
    reference,
  ]);
  expect(changed({ field: amount.field, from: amount.to })).toEqual([]);
});
