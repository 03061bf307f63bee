import { expect, test } from "vitest";
import { countries } from "@solvia/core/platform/locale";
import { countryChoices, countryChoicesWithOwn, countryCodeChoices, countryName } from "./country-name.ts";

test("a country is called as its reader calls it, by locale or code", () => {
  expect(countryName("de", "it")).toBe("Germania");
  expect(countryName("BG", "en")).toBe("Bulgaria");
  expect(countryName("gb", "de")).toBe("Vereinigtes Königreich");
  expect(countryName("rs", "sr")).toBe("Srbija");
});

test("every country of the shop can be chosen by its name", () => {
  const choices = countryChoices("it");
  expect(choices.map(({ value }) => value).toSorted()).toEqual(countries.map(({ locale }) => locale).toSorted());
  expect(choices.map(({ label }) => label)).toEqual(
    choices.map(({ label }) => label).toSorted(new Intl.Collator("it").compare),
  );
  expect(countryCodeChoices("it")).toContainEqual({ value: "DE", label: "Germania" });
  expect(countryChoicesWithOwn("it")).toContainEqual({ value: "de", label: "Germania · Deutschland" });
  expect(countryChoicesWithOwn("de")).toContainEqual({ value: "de", label: "Deutschland" });
  for (const { value, label } of choices) expect(label).not.toBe(value.toUpperCase());
});
