import fc from "fast-check";
import { expect, it } from "vitest";
import { asksForCredit, creditDecision, exposureOf, overdueDaysOf } from "./credit.ts";

const today = "2026-11-22";
const cents = fc.integer({ min: 0, max: 50_000_000 });

it("lets nothing leave on credit without a limit, whatever else is true", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(creditDecision({ exposure: 0 }, amount, today)).toEqual({
        allowed: false,
        code: "credit-limit-missing",
        params: { amount },
      });
    }),
  );
});

it("refuses a company that is 113 days late however much of its limit is left", () => {
  const facts = { limit: 5_000_000, exposure: 0, owedFrom: "2026-08-01", owedBy: "AB12-CD34" };
  expect(overdueDaysOf(facts, today)).toBe(113);
  expect(creditDecision(facts, 1_555_195, today)).toEqual({
    allowed: false,
    code: "credit-overdue",
    params: { overdueDays: 113, orderNumber: "AB12-CD34" },
  });
});

it("allows exactly what keeps the exposure within the limit, and refuses with the figures", () => {
  fc.assert(
    fc.property(cents, cents, cents, (limit, exposure, amount) => {
      const decision = creditDecision({ limit, exposure, owedFrom: today }, amount, today);
      expect(decision.allowed).toBe(exposure + amount <= limit);
      if (!decision.allowed) {
        expect(decision.params).toEqual({ limit, exposure, amount, free: Math.max(0, limit - exposure) });
      }
    }),
  );
});

const one = { status: "pending_payment", superseded: false, amount: 1000, method: "card" } as const;

it("counts what is unpaid on delayed terms, debited or on its way, and nothing of goods that are free again", () => {
  const order = { termsOfPayment: "thirty_days_later_end_of_month", reserved: true } as const;
  const upfront = { ...order, termsOfPayment: "hundred_upon_order" } as const;
  expect(exposureOf({ ...order, transactions: [one, { ...one, status: "failed" }] })).toBe(2000);
  expect(
    exposureOf({
      ...order,
      transactions: [
        { ...one, status: "paid" },
        { ...one, superseded: true },
      ],
    }),
  ).toBe(0);
  expect(exposureOf({ ...order, reserved: false, transactions: [one] })).toBe(0);
  expect(exposureOf({ ...upfront, transactions: [one] })).toBe(0);
  expect(exposureOf({ ...upfront, transactions: [{ ...one, status: "processing_payment" }] })).toBe(1000);
  expect(exposureOf({ ...upfront, transactions: [{ ...one, method: "sepa_direct_debit" }] })).toBe(1000);
});

it("asks for credit wherever goods leave before the money is there", () => {
  expect(asksForCredit("hundred_upon_order", "card")).toBe(false);
  expect(asksForCredit("hundred_upon_order", "sepa_direct_debit")).toBe(true);
  expect(asksForCredit("thirty_days_later", "manual_wire_transfer")).toBe(true);
});
