import fc from "fast-check";
import { expect, it } from "vitest";
import { birthInFiscalCode, birthRefusal } from "./birth-date.ts";

const today = "2026-11-26";
const code = "RSSMRA85T10A562S";
const refusal = (birthDate: string, fiscalCode = code) => birthRefusal({ birthDate, fiscalCode }, today);

it.each([
  ["RSSMRA85T10A562S", "85-12-10"],
  ["FRRGLI91C52F205M", "91-03-12"],
  // The same with letters for its last digits, as the Agenzia gives it where two would have the same.
  ["RSSMRAURT10A562S", "85-12-10"],
  ["RSSMRA85TMLA562S", "85-12-10"],
  ["01234567897", undefined],
])("reads of %s: %s", (fiscalCode, told) => {
  expect(birthInFiscalCode(fiscalCode)).toBe(told);
});

it.each([
  ["1985-12-10", undefined],
  ["2090-01-01", "in-the-future"],
  ["2026-11-27", "in-the-future"],
  ["2026-11-26", "not-of-age"],
  ["2008-11-27", "not-of-age"],
  ["2008-11-26", "not-of-fiscal-code"],
  ["0001-01-01", "too-long-ago"],
  ["1906-11-25", "too-long-ago"],
  ["1906-11-26", "not-of-fiscal-code"],
  ["1985-12-11", "not-of-fiscal-code"],
  ["1985-10-12", "not-of-fiscal-code"],
  ["1986-12-10", "not-of-fiscal-code"],
])("says of %s: %s", (birthDate, expected) => {
  expect(refusal(birthDate)).toBe(expected);
});

it("takes a day that an entity's code can't tell, and refuses each other day than the code's", () => {
  expect(refusal("1985-12-11", "01234567897")).toBeUndefined();
  fc.assert(
    fc.property(fc.date({ min: new Date("1907-01-01"), max: new Date("2008-01-01"), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(refusal(day)).toBe(day === "1985-12-10" ? undefined : "not-of-fiscal-code");
    }),
  );
});
