import { expect, it } from "vitest";
import { payment, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../order.ts";
import { lateClaim, lateClaimRow } from "./late-claim.ts";

const panels = [{ productId: "P", category: "panels" as const, quantity: 10, unit: 81_967, wasteFee: 0 }];
const groups = [{ rate: 2200, taxable: 819_670, vat: 180_327 }];
const invoice = { id: "I", type: "TD01", number: "1/2026", date: "2026-01-02", total: 999_997, groups } as const;

const order = (changes: Partial<Order> = {}): Order =>
  soldOrder(panels, {
    companyId: "C1",
    status: "pendingPayment",
    invoices: [invoice],
    transactions: [payment(1, 1_000_000, { dueDate: "2026-02-01" })],
    ...changes,
  });

it("is the interest to that day and forty euro for a company's invoice", () => {
  expect(lateClaim(order(), "2026-03-18")).toEqual({
    on: "2026-03-18",
    payments: [
      {
        seq: 1,
        amount: 1_000_000,
        dueOn: "2026-02-01",
        days: 45,
        parts: [{ half: "2026-1", days: 45, rate: 1015, interest: 12_514 }],
      },
    ],
    unknown: [],
    interest: 12_514,
    compensation: 4000,
    total: 16_514,
  });
});

it.each([
  ["a private person's", { companyId: undefined }, "private-person"],
  ["one that was given up", { status: "failed", failedReason: "expired" }, "order-ended"],
  ["one whose goods nobody has invoiced", { invoices: undefined }, "not-invoiced"],
  ["one that isn't due", { transactions: [payment(1, 1_000_000, { dueDate: "2026-03-18" })] }, "not-late"],
  ["one that waits for no day", { transactions: [payment(1, 1_000_000)] }, "not-late"],
  ["a gift", { transactions: [payment(1, 1_000_000, { dueDate: "2026-02-01", method: "gift" })] }, "not-late"],
] as const)("is nothing of %s", (_, changes, none) => {
  expect(lateClaim(order(changes as Partial<Order>), "2026-03-18")).toMatchObject({ none, payments: [], total: 0 });
});

it("counts money that came late to the day it came, and asks forty euro once for an invoice", () => {
  const paid = { status: "paid", dueDate: "2026-02-01", settledOn: "2026-03-18" } as const;
  const late = order({
    transactions: [payment(1, 1_000_000, paid), payment(2, 500_000, { dueDate: "2026-03-31" })],
  });
  const claim = lateClaim(late, "2026-05-01");
  expect(claim.payments.map(({ seq, days, paidOn }) => [seq, days, paidOn])).toEqual([
    [1, 45, "2026-03-18"],
    [2, 31, undefined],
  ]);
  expect(claim).toMatchObject({ interest: 12_514 + 4310, compensation: 4000 });
});

it("counts a debit from the day on which the banks settle", () => {
  // 2026-02-01 is a Sunday.
  const debit = payment(1, 1_000_000, { dueDate: "2026-02-01", method: "sepa_direct_debit" });
  expect(lateClaim(order({ transactions: [debit] }), "2026-02-02")).toMatchObject({ none: "not-late" });
  expect(lateClaim(order({ transactions: [debit] }), "2026-02-03").payments[0]).toMatchObject({ days: 1 });
});

it("asks for the rate of a half-year that isn't known, and takes it for that one alone", () => {
  const late = order({ transactions: [payment(1, 1_000_000, { dueDate: "2026-06-20" })] });
  expect(lateClaim(late, "2026-07-10")).toMatchObject({ unknown: ["2026-2"], interest: 2781, total: 6781 });
  expect(lateClaim(late, "2026-07-10", 240)).toMatchObject({ unknown: [], interest: 2781 + 2849 });
});

it("stands in a row as it is asked for, and not at all where nothing can be claimed", () => {
  expect(lateClaimRow(order(), "2026-03-18")).toEqual({
    interest: 12_514,
    compensation: 4000,
    total: 16_514,
    isPart: false,
  });
  // Of the days of a half-year that no table knows the rate has to be told: the sum is of the others.
  expect(lateClaimRow(order(), "2099-03-18")).toMatchObject({ compensation: 4000, isPart: true });
  expect(lateClaimRow(order({ companyId: undefined }), "2026-03-18")).toBeUndefined();
});
