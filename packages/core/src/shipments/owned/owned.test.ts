import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Order } from "../../orders/index.ts";
import { guaranteeUntil } from "./guarantee.ts";
import { foundIn, ownedOf } from "./owned.ts";

it("ends a guarantee on the same day so many years later, a leap day on the 28th", () => {
  expect(guaranteeUntil("2026-11-27", 25)).toBe("2051-11-27");
  expect(guaranteeUntil("2028-02-29", 10)).toBe("2038-02-28");
  expect(guaranteeUntil("2026-11-30", 0.25)).toBe("2027-02-28");
  expect(guaranteeUntil("2026-11-27", undefined)).toBeUndefined();
  expect(guaranteeUntil("2026-11-27", 0)).toBeUndefined();
});

const placed = exampleOrder("it", "it");
const [line] = placed.lines;
const productId = line?.productId ?? "";
const shipment = { warehouseId: "main", movementId: "M", lines: [{ productId, quantity: 2 }] };
const order: Order = {
  ...placed,
  lines: placed.lines.map((one) => (one.productId === productId ? { ...one, quantity: 6 } : one)),
  shipments: [
    { ...shipment, id: "A", state: "delivered", deliveredOn: "2026-11-20T23:30:00.000Z" },
    { ...shipment, id: "B", state: "delivered", deliveredOn: "2026-11-10T08:00:00.000Z" },
    { ...shipment, id: "C", state: "shipped", shippedOn: "2026-11-22T08:00:00.000Z" },
  ],
};
const serials = new Map([[productId, ["SN-0001", "SN-0002"]]]);

it("counts what has arrived by the day of its last piece, less what was taken back", () => {
  expect(ownedOf(order, serials)).toMatchObject([
    { productId, quantity: 4, deliveredOn: "2026-11-21", serials: ["SN-0001", "SN-0002"] },
  ]);
  const declared = {
    declaredOn: "2026-11-22T08:00:00.000Z",
    name: "Ada",
    email: "a@example.com",
    state: "declared" as const,
  };
  const withdrawn = (quantity: number): Order => ({
    ...order,
    withdrawals: [{ ...declared, lines: [{ productId, quantity }] }],
  });
  expect(ownedOf(withdrawn(3), serials)).toMatchObject([{ quantity: 3 }]);
  expect(ownedOf(withdrawn(6), serials)).toEqual([]);
});

it("finds by words of order and article and by a part of a serial, of which it shows those that are meant", () => {
  const products = ownedOf(order, serials);
  const found = (text: string) => foundIn(order, products, text).map((one) => one.serials);
  expect(found("")).toEqual([["SN-0001", "SN-0002"]]);
  expect(found(order.number)).toEqual([["SN-0001", "SN-0002"]]);
  expect(found(`${line?.brand} 0002`)).toEqual([["SN-0002"]]);
  expect(found("sn-0003")).toEqual([]);
});
