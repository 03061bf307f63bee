import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderLine } from "../order.ts";
import { agreedShipment, placeKey } from "./agreed-shipment.ts";

const home = {
  id: "A",
  header: "Ada Neri",
  street: "Via Solferino",
  houseNumber: "22",
  postalCode: "20121",
  city: "Milano",
  provinceCode: "MI",
  countryCode: "IT",
  tailLift: false,
};
const quotation = { id: "Q", number: "1", version: 1, hash: "h", shipmentCost: 5000, shipmentTo: placeKey(home) };
const offered = { until: "2026-12-31T00:00:00.000Z", lines: [{ lineId: "L", quantity: 1 }] };
const line = (more: Partial<OrderLine>) => ({ category: "panels", quantity: 1, ...more }) as OrderLine;

test("what was agreed counts for the quotation's goods at the place that was named, whoever takes them there", () => {
  const lines = [line({ offered }), line({ category: "preparation_costs" })];
  const address = { ...home, id: "B", header: "Leo Riva", telephone: "1", latitude: 45 };
  expect(agreedShipment({ lines, quotation, address })).toBe(5000);
  expect(agreedShipment({ lines, quotation: { ...quotation, shipmentCost: 0 }, address })).toBe(0);
});

test("with one good that was not offered, however many were, it doesn't", () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (before, after) => {
      const some = (count: number) => Array.from({ length: count }, () => line({ offered }));
      const lines = [...some(before), line({}), ...some(after)];
      expect(agreedShipment({ lines, quotation, address: home })).toBeUndefined();
    }),
  );
});

test.each([
  [{ street: "Via Nuova" }],
  [{ houseNumber: "23" }],
  [{ postalCode: "20122" }],
  [{ city: "Monza" }],
  [{ provinceCode: "MB" }],
  [{ countryCode: "CH" }],
  [{ addressDetails: "third floor" }],
  [{ tailLift: true }],
  [{ forklift: true }],
  [{ island: true }],
  [{ truckAccess: false }],
])("with %j it is another place", (other) => {
  expect(agreedShipment({ lines: [line({ offered })], quotation, address: { ...home, ...other } })).toBeUndefined();
});

test("nor at a place that nobody named, at none, at half of one, or at the warehouse", () => {
  const lines = [line({ offered })];
  expect(agreedShipment({ lines, quotation: { ...quotation, shipmentTo: undefined }, address: home })).toBeUndefined();
  for (const address of [undefined, "pickup" as const, { countryCode: "IT", postalCode: "20121", tailLift: false }])
    expect(agreedShipment({ lines, quotation, address })).toBeUndefined();
  expect(
    agreedShipment({ lines, quotation: { ...quotation, shipmentTo: placeKey("pickup") }, address: "pickup" }),
  ).toBe(5000);
});
