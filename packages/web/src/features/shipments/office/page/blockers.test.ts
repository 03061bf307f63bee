import { expect, it } from "vitest";
import type { Shipment } from "../shipment.ts";
import { blockersOf } from "./blockers.ts";

const address = { tailLift: true } as Shipment["address"];
const carrier = { name: "BRT", adr: false, tailLift: false };

const shipment = (more: Partial<Shipment>): Shipment =>
  ({
    state: "to_prepare",
    acts: [],
    shippable: true,
    shippingHolds: [],
    address,
    dangerous: false,
    label: false,
    ...more,
  }) as unknown as Shipment;

const codes = (more: Partial<Shipment>) => blockersOf(shipment(more)).map(({ code }) => code);

it("says nothing of one that may go on, or has left", () => {
  expect(codes({ acts: ["mark-ready"], shippable: false })).toEqual([]);
  expect(codes({ state: "shipped", shippable: false })).toEqual([]);
});

it("says all holds at once, passing those that somebody may pass", () => {
  const hold = { reason: "Manca la gru", by: "A", on: "2026-11-20T09:00:00.000Z" };
  expect(codes({ shippable: false, hold, shippingHolds: ["troubled", "partly-withdrawn"] })).toEqual([
    "troubled",
    "held",
    "notShippable",
  ]);
  expect(codes({ state: "waiting_stock" })).toEqual(["goodsMissing"]);
});

it("asks for a carrier that can unload there and carry what is in it; who picks up needs none", () => {
  expect(codes({ state: "ready" })).toEqual(["carrierMissing"]);
  expect(codes({ state: "ready", carrierOf: carrier, dangerous: true })).toEqual(["carrierNoTailLift", "carrierNoAdr"]);
  const alley = { tailLift: false, truckAccess: false, island: true } as Shipment["address"];
  expect(codes({ state: "ready", address: alley, carrierOf: carrier })).toEqual([
    "carrierNoSmallVehicle",
    "carrierNoFerry",
  ]);
  expect(codes({ state: "ready", address: "pickup", shippable: false })).toEqual(["notShippable"]);
  const release = { reason: "Accordo", by: "A", on: "2026-11-20T09:00:00.000Z" };
  expect(codes({ state: "ready", shippable: false, release })).toEqual(["carrierMissing"]);
});

it("asks for its papers before it is handed over", () => {
  expect(codes({ state: "scheduled" })).toEqual(["documentMissing", "labelMissing"]);
  expect(codes({ state: "scheduled", label: true })).toEqual(["documentMissing"]);
});
