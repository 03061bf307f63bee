import fc from "fast-check";
import { expect, it, test } from "vitest";
import { isTargetDay } from "../../payments/index.ts";
import { debitDay, isToDebit, toldDebitDay } from "./debit-day.ts";
import { plusDays } from "../../platform/time.ts";

const stored = {
  status: "pending_payment",
  superseded: false,
  method: "sepa_direct_debit",
  setupIntentId: "seti_1",
  storedMethodId: "pm_1",
  dueDate: "2026-12-25",
  dueDateProvisional: false,
} as const;

it.each([
  ["2026-12-24", "2026-12-24"],
  // Christmas, the day after and a Sunday.
  ["2026-12-25", "2026-12-28"],
  ["2026-12-26", "2026-12-28"],
  ["2026-12-27", "2026-12-28"],
])("debits what is due on %s on %s", (dueDate, day) => {
  expect(debitDay({ ...stored, dueDate })).toBe(day);
});

it.each([
  ["is paid", { status: "paid" as const }],
  ["is on its way", { status: "processing_payment" as const }],
  ["has failed", { status: "failed" as const }],
  ["another schedule has replaced", { superseded: true }],
  ["is paid by transfer", { method: "manual_wire_transfer" as const }],
  ["has no mandate", { storedMethodId: undefined }],
  ["was asked for already", { providerIntentId: "pi_1" }],
  ["is due by a date that may still move", { dueDateProvisional: true }],
  ["is due by no date", { dueDate: undefined }],
])("debits nothing that %s", (_, changes) => {
  expect(debitDay({ ...stored, ...changes })).toBeUndefined();
});

test("a payment is debited on days of the banks alone, from its own on", () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (due, now) => {
      const dueDate = plusDays("2026-11-01", due);
      const today = plusDays("2026-11-01", now);
      expect(isToDebit({ ...stored, dueDate }, today)).toBe(today >= dueDate && isTargetDay(today));
    }),
  );
});

const byBank = { ...stored, setupIntentId: undefined, storedMethodId: undefined, bankDebit: "CORE" } as const;
const presented = { number: "SD261218-1", kind: "sdd", seq: 1, on: "2026-12-29", amount: 1000 } as const;

it.each([
  ["a stored mandate, on a day of the banks", stored, "2026-12-28"],
  ["a stored mandate at the provider already", { ...stored, status: "processing_payment" as const }, undefined],
  ["the company's mandate, in no slip yet", byBank, "2026-12-28"],
  ["the company's mandate by a day that may still move", { ...byBank, dueDateProvisional: true }, undefined],
  ["a slip at the bank", { ...byBank, status: "processing_payment" as const, presented }, "2026-12-29"],
  ["a slip whose money has come", { ...byBank, status: "paid" as const, presented }, undefined],
  ["a bank receipt's slip", { ...byBank, method: "bank_receipt" as const, presented }, undefined],
  ["no mandate", { ...byBank, bankDebit: undefined }, undefined],
])("tells the day of a debit by %s", (_, payment, day) => {
  expect(toldDebitDay(payment)).toBe(day);
});
