import { expect, it } from "vitest";
import { payment, workedExample } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import { awaitedOf } from "./waits-for.ts";

const unpaid = (changes: Partial<Order> = {}) =>
  workedExample({
    status: "pendingPayment",
    method: "manual_wire_transfer",
    invoiceNumber: undefined,
    transactions: [payment(1, 319_805, { status: "pending_payment" })],
    ...changes,
  });
const prepared = { state: "to_prepare" } as const;
const ready = { state: "ready" } as const;

it("waits for the money of an order that is paid before it is sent", () => {
  expect(awaitedOf(unpaid(), prepared)).toBe("payment");
  expect(awaitedOf(unpaid(), ready)).toBe("payment");
  expect(awaitedOf(unpaid({ status: "failed" }), prepared)).toBe("payment");
  expect(awaitedOf(unpaid({ status: "processingPayment" }), prepared)).toBe("processing");
});

it("goes on once it is paid, and whatever was paid once it has left", () => {
  expect(awaitedOf(unpaid({ status: "paid" }), prepared)).toBeUndefined();
  expect(awaitedOf(unpaid(), { state: "shipped" })).toBeUndefined();
  expect(awaitedOf(unpaid(), { state: "delivered" })).toBeUndefined();
});

it("is prepared before it is paid where the ready notice asks for the money, its deposit apart", () => {
  const upon = unpaid({ termsOfPayment: "hundred_upon_shipment" });
  expect([awaitedOf(upon, prepared), awaitedOf(upon, ready)]).toEqual([undefined, "payment"]);
  const rest = { termsOfPayment: "twenty_upon_order_rest_on_ship" } as const;
  expect(awaitedOf(unpaid(rest), prepared)).toBe("payment");
  const [deposit, open] = [payment(1, 63_961, { status: "paid" }), payment(2, 255_844, { status: "pending_payment" })];
  const paidIn = unpaid({ ...rest, transactions: [deposit, open] });
  expect([awaitedOf(paidIn, prepared), awaitedOf(paidIn, ready)]).toEqual([undefined, "payment"]);
});

it("waits for no money of terms that are paid after it has left", () => {
  for (const termsOfPayment of ["thirty_days_later", "ninety_days_later", "thirty_days_later_end_of_month"] as const)
    expect(awaitedOf(unpaid({ termsOfPayment }), prepared)).toBeUndefined();
});
