import { describe, expect, it } from "vitest";
import { postalCodes, provinces } from "./countries.ts";
import { isFiscalCode, isPartitaIva, isVatNumber, phoneOf } from "./identifiers.ts";

/** The valid samples of domain-rules 3.5. */
const valid: readonly (readonly [country: string, number: string])[] = [
  ["IT", "IT00743110157"],
  ["ES", "ESB58378431"],
  ["GB", "GB980780684"],
  ["FR", "FR40303265045"],
  ["DE", "DE136695976"],
  ["RO", "RO18547290"],
  ["PT", "PT501964843"],
  ["BE", "BE0428759497"],
  ["BE", "BE1000341796"],
  ["LU", "LU15027442"],
  ["NL", "NL004495445B01"],
  ["NL", "NL000099998B57"],
  ["AT", "ATU13585627"],
  ["CH", "CHE100155212MWST"],
  ["BG", "BG175074752"],
  ["PL", "PL8567346215"],
  ["RS", "RS101134702"],
  ["UA", "32855961"],
  ["NO", "995525828MVA"],
  ["HR", "HR33392005961"],
];

describe("VAT numbers of the 18 countries", () => {
  it.each(valid)("%s accepts %s", (country, number) => expect(isVatNumber(number, country)).toBe(true));
  it.each(valid)("%s refuses %s with another digit", (country, number) => {
    const spoilt = number.replace(/(?<=\d{7})\d/, (digit) => String((Number(digit) + 1) % 10));
    expect(isVatNumber(spoilt, country)).toBe(false);
  });
  it.each(valid)("%s refuses what is too short", (country, number) =>
    expect(isVatNumber(number.slice(0, 5), country)).toBe(false),
  );
});

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

it.each([
  ["IT", "20121", "2012"],
  ["GB", "SW1A 1AA", "12345"],
  ["NL", "1012 AB", "0012AB"],
  ["PT", "1000-001", "1000001"],
  ["PL", "00-001", "00001"],
])("postal code of %s: %s but not %s", (country, good, bad) => {
  expect(postalCodes[country]?.test(good)).toBe(true);
  expect(postalCodes[country]?.test(bad)).toBe(false);
});

it("knows the 107 provinces and Naples among them", () => {
  expect(provinces.size).toBe(111);
  expect(provinces.has("NA")).toBe(true);
});
