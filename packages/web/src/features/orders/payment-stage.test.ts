import { expect, it } from "vitest";
import { leftUnpaid, mayRetry, paymentStage } from "./payment-stage.ts";

const order = (status: Parameters<typeof paymentStage>[0]["status"], paid: string[], failedReason?: string) => ({
  status,
  transactions: paid.map((one) => ({ status: one as "paid" })),
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

it("takes an order that was put back, cancelled or has expired for ended; what expired can be tried again", () => {
  expect(paymentStage(order("failed", [], "reopened"))).toBe("ended");
  expect(mayRetry(order("failed", [], "reopened"))).toBe(false);
  expect(paymentStage(order("failed", ["failed"], "expired"))).toBe("ended");
  expect(mayRetry(order("failed", ["failed"], "expired"))).toBe(true);
  expect(paymentStage(order("failed", ["failed"], "Out of stock"))).toBe("ended");
  expect(mayRetry({ ...order("failed", ["failed"], "No longer made"), cancelledOn: "2026-11-22T09:00:00Z" })).toBe(
    false,
  );
});

it("leads on to what waits for its card and to what was declined, to nothing else", () => {
  expect(leftUnpaid({ status: "pendingPayment", method: "card" })).toBe("due");
  expect(leftUnpaid({ status: "pendingPayment", method: "manual_wire_transfer" })).toBeUndefined();
  expect(leftUnpaid({ status: "failed", method: "card" })).toBe("declined");
  expect(leftUnpaid({ status: "failed", method: "sofort" })).toBe("declined");
  expect(leftUnpaid({ status: "failed", method: "card", failedReason: "reopened" })).toBeUndefined();
  expect(leftUnpaid({ status: "paid", method: "card" })).toBeUndefined();
});
