import { describe, expect, it } from "vitest";
import { lateDays, paymentLabelOf, statusOf } from "./order-status.ts";
import { transactionMachine, type TransactionStatus } from "./transaction.ts";

const of = (status: TransactionStatus, more: { superseded?: boolean; dueDate?: string } = {}) => ({
  status,
  amount: 100,
  superseded: false,
  dueDate: undefined,
  ...more,
});

describe("payment label (spec 4)", () => {
  it.each([
    [[], "unpaid"],
    [[of("pending_payment")], "unpaid"],
    [[of("failed")], "unpaid"],
    [[of("paid"), of("pending_payment")], "partly"],
    [[of("paid"), of("processing_payment")], "partly"],
    [[of("paid"), of("failed", { superseded: true }), of("pending_payment")], "partly"],
    [[of("paid")], "paid"],
    [[of("paid"), of("paid")], "paid"],
    [[of("paid"), of("failed")], "partly"],
  ] as const)("%j is %s", (transactions, label) => {
    expect(paymentLabelOf(transactions)).toBe(label);
  });
});

describe("derived order status (domain-rules 5.1)", () => {
  it.each([
    [[of("failed")], "failed"],
    [[of("paid"), of("paid")], "paid"],
    [[of("paid"), of("failed")], "pendingPayment"],
    [[of("processing_payment")], "processingPayment"],
    [[of("pending_payment")], "pendingPayment"],
    [[of("failed", { superseded: true }), of("pending_payment")], "pendingPayment"],
  ] as const)("%j is %s", (transactions, status) => {
    expect(statusOf(transactions)).toBe(status);
  });
});

describe("late days (domain-rules 4.3)", () => {
  const order = {
    status: "pendingPayment",
    createdOn: "2026-11-01",
    termsOfPayment: "hundred_upon_order",
    transactions: [of("pending_payment")],
  } as const;
  it("counts from the seventh day after creation", () => {
    expect(lateDays(order, "2026-11-20")).toBe(12);
    expect(lateDays(order, "2026-11-08")).toBe(0);
  });
  it("counts only for orders that wait for payment", () => {
    expect(lateDays({ ...order, status: "processingPayment" }, "2026-11-20")).toBe(0);
  });
  it("counts other terms from the earliest unpaid due date, else from the notice", () => {
    const later = { ...order, termsOfPayment: "ninety_days_later_after_payment_notice" } as const;
    expect(lateDays({ ...later, transactions: [of("pending_payment", { dueDate: "2026-11-15" })] }, "2026-11-20")).toBe(
      5,
    );
    expect(lateDays({ ...later, paymentNoticeDate: "2026-11-18" }, "2026-11-20")).toBe(2);
    expect(lateDays(later, "2026-11-20")).toBe(0);
  });
});

it("undoes a paid transaction by a charge-back, an insoluto, a reversed booking or its order's end alone", () => {
  const { actions } = transactionMachine;
  const undoing = Object.entries(actions).filter(([, { from }]) => (from as readonly string[]).includes("paid"));
  expect(undoing.map(([name]) => name)).toEqual([
    "charge-back",
    "dishonour",
    "reverse",
    "reverse-at-bank",
    "give-up",
    "withdraw",
  ]);
});
