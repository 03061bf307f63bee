import { expect, it } from "vitest";
import { lacksFor, needsOf, unloadingUnsaid } from "./site-needs.ts";

const plain = { tailLift: false };

it("asks for nothing that nobody has said, as of addresses of before", () => {
  expect(needsOf(plain)).toEqual([]);
  expect(needsOf({ ...plain, truckAccess: true, island: false })).toEqual([]);
  expect(lacksFor(plain, { tailLift: false })).toEqual([]);
});

it("tells each of what a place asks and a carrier can't do", () => {
  const hard = { tailLift: true, truckAccess: false, island: true };
  expect(needsOf(hard)).toEqual(["tail-lift", "small-vehicle", "ferry"]);
  expect(lacksFor(hard, { tailLift: true })).toEqual(["small-vehicle", "ferry"]);
  expect(lacksFor(hard, { tailLift: false, smallVehicle: true })).toEqual(["tail-lift", "ferry"]);
  expect(lacksFor(hard, { tailLift: true, smallVehicle: true, ferry: true })).toEqual([]);
});

it("knows that pallets have to come down somehow", () => {
  expect(unloadingUnsaid(plain)).toBe(true);
  expect(unloadingUnsaid({ ...plain, forklift: true })).toBe(false);
  expect(unloadingUnsaid({ tailLift: true, forklift: false })).toBe(false);
});
