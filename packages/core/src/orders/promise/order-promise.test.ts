import { expect, it } from "vitest";
import type { Order, OrderLine, OrderShipment } from "../order.ts";
import { promisedByOf, promisedOn, promiseOf } from "./order-promise.ts";

const line = (productId: string, shippingTime: string, category = "panels") =>
  ({ productId, shippingTime, category }) as OrderLine;

it("promises by the longest of what a delivery time says, and no day where it says none", () => {
  expect(promisedOn({ shippingTime: "1" }, "2026-11-27")).toBe("2026-12-04");
  expect(promisedOn({ shippingTime: "1-2" }, "2026-11-27")).toBe("2026-12-11");
  expect(promisedOn({ shippingTime: "4-5" }, "2026-11-27")).toBe("2027-01-01");
  for (const shippingTime of ["5+", "request", ""]) expect(promisedOn({ shippingTime }, "2026-11-27")).toBeUndefined();
});

it("promises an order whole by its last line, or in parts, and says that a line has no day; services have none", () => {
  const on = "2026-11-27";
  expect(promiseOf([line("A", "1"), line("B", "1"), line("S", "", "preparation_costs")], on)).toEqual({
    first: "2026-12-04",
    last: "2026-12-04",
    isOpen: false,
  });
  expect(promiseOf([line("A", "2-3"), line("B", "1"), line("C", "request")], on)).toEqual({
    first: "2026-12-04",
    last: "2026-12-18",
    isOpen: true,
  });
  expect(promiseOf([line("C", "request")], on)).toBeUndefined();
  expect(promiseOf([], on)).toBeUndefined();
});

const sold = (more: Partial<Order>) =>
  ({
    lines: [line("A", "1"), line("B", "2"), line("C", "request")],
    // 00:30 of the 28th in Rome.
    placedOn: "2026-11-27T23:30:00.000Z",
    status: "paid",
    method: "manual_wire_transfer",
    termsOfPayment: "hundred_upon_order",
    transactions: [{ settledOn: "2026-11-28" }],
    ...more,
  }) as Order;
const shipment = (productIds: readonly string[], more: Partial<OrderShipment> = {}) =>
  ({ lines: productIds.map((productId) => ({ productId, quantity: 1 })), ...more }) as OrderShipment;

it("promises a shipment by its own lines, unless somebody has said a day", () => {
  expect(promisedByOf(sold({}), shipment(["A"]))).toBe("2026-12-05");
  expect(promisedByOf(sold({}), shipment(["A", "B"]))).toBe("2026-12-12");
  expect(promisedByOf(sold({}), shipment(["A", "C"]))).toBeUndefined();
  expect(promisedByOf(sold({}), shipment(["A", "C"], { promisedBy: "2026-12-01" }))).toBe("2026-12-01");
});

it("counts from the money where goods wait for it, and from the order where they go before", () => {
  const A = shipment(["A"]);
  expect(promisedByOf(sold({ status: "pendingPayment", transactions: [] }), A)).toBeUndefined();
  const late = sold({ transactions: [{ settledOn: "2026-11-30" }, { settledOn: "2026-12-03" }] as never });
  expect(promisedByOf(late, A)).toBe("2026-12-10");
  // What came after the goods had left they didn't wait for.
  expect(promisedByOf(late, { ...A, shippedOn: "2026-12-01T09:00:00.000Z" })).toBe("2026-12-07");
  expect(promisedByOf(sold({ status: "pendingPayment", method: "sepa_direct_debit", transactions: [] }), A)).toBe(
    "2026-12-05",
  );
});
