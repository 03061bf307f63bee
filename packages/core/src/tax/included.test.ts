import { describe, expect, it } from "vitest";
import { countries } from "../platform/locale.ts";
import { includedIn, includedUnder, netUnder } from "./included.ts";
import { vatTreatment } from "./vat.ts";
import { wasteFee } from "./waste-fee.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const person = { business: false, verified: false, reducedVat: false };

describe.each(countries)("prices in $code", ({ code }) => {
  const treatment = vatTreatment({ countryCode: code, postalCode: "" }, person, now);

  it("are said to hold what the tax rules put on them", () => {
    const contributions = wasteFee("photovoltaic-panel", 20_000, code, "2026-11-22") > 0;
    const vat = treatment.standard > 0;
    expect(includedIn(code)).toBe(contributions ? "gross" : vat ? "grossVat" : "grossExport");
  });

  it("are said to hold the same in the catalogue and in an order that goes there", () => {
    expect(includedUnder(treatment)).toBe(includedIn(code));
  });
});

it("hold Italy's VAT and contributions where goods are collected, and no VAT that a quotation has yet to find", () => {
  expect(includedUnder(vatTreatment("pickup", person, now))).toBe("gross");
  expect(includedUnder(vatTreatment({ countryCode: "ES", postalCode: "35001" }, person, now))).toBe("grossExport");
});

it("are net of VAT for a company, and without any where a rule charges none", () => {
  const company = { business: true, verified: true, reducedVat: false, vatNumber: "DE123456789" };
  const check = { number: "DE123456789", status: "valid" as const, checkedAt: now.toISOString() };
  const there = { countryCode: "DE", postalCode: "10115" };
  expect(netUnder(vatTreatment("pickup", company, now))).toBe("net");
  expect(netUnder(vatTreatment(there, person, now))).toBe("net");
  expect(netUnder(vatTreatment(there, { ...company, check }, now))).toBe("netFree");
  expect(netUnder(vatTreatment({ countryCode: "CH", postalCode: "8001" }, company, now))).toBe("netFree");
});
