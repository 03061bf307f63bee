import fc from "fast-check";
import { expect, it } from "vitest";
import { CarrierFields, carrierNameKey, trackingUrlOf } from "./carrier.ts";

const able = { adr: true, tailLift: true, smallVehicle: false, ferry: false, active: true };

it("knows a carrier however its name is typed", () => {
  expect(carrierNameKey("  BRT  Corriere ")).toBe(carrierNameKey("brt corriere"));
  expect(carrierNameKey("GLS")).not.toBe(carrierNameKey("BRT"));
});

it("makes the link to follow a shipment of its code, whatever signs that has", () => {
  const link = "https://vas.example/trova?n={code}&l=it";
  expect(trackingUrlOf(link, " 084 12 ")).toBe("https://vas.example/trova?n=084%2012&l=it");
  expect([trackingUrlOf(undefined, "084"), trackingUrlOf(link, " ")]).toEqual([undefined, undefined]);
  fc.assert(
    fc.property(fc.stringMatching(/^[\w /?&#+-]{1,30}$/), (code) => {
      fc.pre(code.trim() !== "");
      expect(new URL(trackingUrlOf(link, code) ?? "").searchParams.get("n")).toBe(code.trim());
    }),
  );
});

it("takes no link without a place for the code, nor one that isn't encrypted", () => {
  const taken = (trackingLink: string) => CarrierFields.safeParse({ name: "BRT", ...able, trackingLink }).success;
  expect([
    taken("https://brt.example/?n={code}"),
    taken("https://brt.example/"),
    taken("http://brt.example/{code}"),
    taken("javascript:alert({code})"),
  ]).toEqual([true, false, false, false]);
});
