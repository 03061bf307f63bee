import { describe, expect, it } from "vitest";
import { serviceTreatment } from "./service-vat.ts";

const now = new Date("2026-11-23T10:00:00Z");
const belfast = { countryCode: "GB", postalCode: "BT1 5GS" };
const london = { countryCode: "GB", postalCode: "EC1A 1BB" };
const check = (number: string) => ({ number, status: "valid" as const, checkedAt: now.toISOString() });

describe("a service to Northern Ireland", () => {
  it.each(["XI980780684", "GB980780684", undefined])(
    "is one to the United Kingdom, outside the scope of ours, whatever number its company has (%s)",
    (vatNumber) => {
      const buyer = { business: true, verified: true, vatNumber, ...(vatNumber && { check: check(vatNumber) }) };
      const treatment = serviceTreatment(belfast, buyer, now);
      expect(treatment).toMatchObject({ rule: "export", standard: 0, natura: "N2.1" });
      expect(treatment).toEqual(serviceTreatment(london, buyer, now));
    },
  );

  it("is taxed for a private person as for one in London, never at the union's one-stop shop", () => {
    const buyer = { business: false, verified: false };
    expect(serviceTreatment(belfast, buyer, now)).toEqual(serviceTreatment(london, buyer, now));
    expect(serviceTreatment(belfast, buyer, now)).toMatchObject({ rule: "domestic", standard: 2200 });
  });
});
