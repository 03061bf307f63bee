import { describe, expect, it } from "vitest";
import { countries, countryOf } from "../../platform/locale.ts";
import { postalCodes, provinces } from "./countries.ts";
import { isFiscalCode, isPartitaIva, isVatNumber, vatIdentity } from "./identifiers.ts";
import { phoneOf } from "./phone.ts";
import { phones, postalCodeVectors, vatNumbers, type CountryVectors } from "./vectors.ts";

const cases = (vectors: CountryVectors, kind: "valid" | "invalid") =>
  Object.entries(vectors).flatMap(([country, texts]) => texts[kind].map((text) => [country, text] as const));

it.each([vatNumbers, postalCodeVectors, phones])("five good and five bad ones at least for each country", (vectors) => {
  expect(Object.keys(vectors)).toEqual(countries.map(({ code }) => code));
  for (const { valid, invalid } of Object.values(vectors)) {
    expect(new Set(valid).size).toBeGreaterThanOrEqual(5);
    expect(new Set(invalid).size).toBeGreaterThanOrEqual(5);
  }
});

describe("VAT numbers of the 18 countries", () => {
  it.each(cases(vatNumbers, "valid"))("%s takes %s", (country, text) => expect(isVatNumber(text, country)).toBe(true));
  it.each(cases(vatNumbers, "invalid"))("%s refuses %s", (country, text) =>
    expect(isVatNumber(text, country)).toBe(false),
  );
});

describe("postal codes of the 18 countries", () => {
  it.each(cases(postalCodeVectors, "valid"))("%s takes %s", (country, text) =>
    expect(postalCodes[country]?.test(text)).toBe(true),
  );
  it.each(cases(postalCodeVectors, "invalid"))("%s refuses %s", (country, text) =>
    expect(postalCodes[country]?.test(text)).toBe(false),
  );
});

describe("phones of the 18 countries", () => {
  it.each(cases(phones, "valid"))("%s reads %s with its prefix", (country, text) =>
    expect(phoneOf(text, country)).toMatch(new RegExp(`^\\${countryOf(country)?.phonePrefix}\\d{4,}$`)),
  );
  it.each(cases(phones, "invalid"))("%s refuses %s", (country, text) => expect(phoneOf(text, country)).toBeUndefined());
});

it.each([
  ["GB", "XI980780684", "GB980780684"],
  ["IT", "it 00743110157", "IT00743110157"],
  ["CH", "CHE-116.281.710 MWST", "CHE116281710"],
  ["CH", "CHE116281710", "CHE116281710"],
  ["NO", "NO 995 525 828 MVA", "NO995525828"],
])("%s: however it is written, %s is one company's number", (country, text, identity) =>
  expect(vatIdentity(text, country)).toBe(identity),
);

it("checks a partita IVA by its digit alone, not by its tax office", () => {
  expect(isPartitaIva("12345670157")).toBe(true);
  expect(isPartitaIva("12345678903")).toBe(true);
  expect(isPartitaIva("12345670158")).toBe(false);
  expect(isPartitaIva("00000000000")).toBe(false);
});

it("checks a codice fiscale by its letter, homocodes too", () => {
  expect(isFiscalCode("RSSMRA85T10A562S")).toBe(true);
  expect(isFiscalCode("rssmra85t10a562s")).toBe(true);
  expect(isFiscalCode("RSSMRA85T10A562T")).toBe(false);
  expect(isFiscalCode("RSSMRA85T10")).toBe(false);
});

it("writes phones as E.164 in the country they are typed in", () => {
  expect(phoneOf("02 8394 1234", "IT")).toBe("+390283941234");
  expect(phoneOf("+49 30 901820", "IT")).toBe("+4930901820");
  expect(phoneOf("12", "IT")).toBeUndefined();
});

it("knows the 107 provinces and Naples among them", () => {
  expect(provinces.size).toBe(111);
  expect(provinces.has("NA")).toBe(true);
});
