import { expect, it } from "vitest";
import { leftUnpaid, paymentStage } from "./payment-stage.ts";

type Facts = Parameters<typeof paymentStage>[0];

const order = (status: Facts["status"], paid: string[], failedReason?: string): Facts => ({
  status,
  transactions: paid.map((one) => ({ status: one as "paid" })),
  acts: paid.includes("failed") ? ["retry"] : [],
  ...(failedReason !== undefined && { failedReason }),
});

it("says of an order's payment what its state says, whatever page is asked for", () => {
  expect(paymentStage(order("pendingPayment", ["pending_payment"]))).toBe("due");
  expect(paymentStage(order("pendingPayment", ["paid", "pending_payment"]))).toBe("due");
  expect(paymentStage(order("paid", ["paid"]))).toBe("settled");
  expect(paymentStage(order("processingPayment", ["processing_payment"]))).toBe("settled");
  expect(paymentStage(order("failed", ["failed"]))).toBe("declined");
  expect(paymentStage(order("pendingPayment", ["paid", "failed"]))).toBe("declined");
  expect(paymentStage(order("awaitingApproval", []))).toBe("asked");
});

it("takes an order that was put back, cancelled or has expired for ended", () => {
  expect(paymentStage(order("failed", [], "reopened"))).toBe("ended");
  expect(paymentStage(order("failed", ["failed"], "expired"))).toBe("ended");
  expect(paymentStage(order("failed", ["failed"], "Out of stock"))).toBe("ended");
});

it("leads on to what waits for its card and to what was declined, to nothing else", () => {
  const both = ["pay", "retry"] as const;
  const left = (row: Omit<Parameters<typeof leftUnpaid>[0], "acts">, acts: readonly ("pay" | "retry")[] = both) =>
    leftUnpaid({ ...row, acts: [...acts] });
  expect(left({ status: "pendingPayment", method: "card" })).toBe("due");
  expect(left({ status: "pendingPayment", method: "card" }, [])).toBeUndefined();
  expect(left({ status: "pendingPayment", method: "manual_wire_transfer" })).toBeUndefined();
  expect(left({ status: "failed", method: "card" })).toBe("declined");
  expect(left({ status: "failed", method: "card" }, [])).toBeUndefined();
  expect(left({ status: "failed", method: "sofort" })).toBe("declined");
  expect(left({ status: "failed", method: "card", failedReason: "reopened" })).toBeUndefined();
  expect(left({ status: "paid", method: "card" })).toBeUndefined();
});
