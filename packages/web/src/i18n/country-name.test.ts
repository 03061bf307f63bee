import { expect, test } from "vitest";
import { countries } from "@solvia/core/platform/locale";
import { countryChoices, countryName } from "./country-name.ts";

test("a country is called as its reader calls it, by locale or code", () => {
  expect(countryName("de", "it")).toBe("Germania");
  expect(countryName("BG", "en")).toBe("Bulgaria");
  expect(countryName("gb", "de")).toBe("Vereinigtes Königreich");
  expect(countryName("rs", "sr")).toBe("Srbija");
});

test("every country of the shop can be chosen by its name", () => {
  const choices = countryChoices("it");
  expect(choices.map(({ value }) => value)).toEqual(countries.map(({ locale }) => locale));
  for (const { value, label } of choices) expect(label).not.toBe(value.toUpperCase());
});
