import { expect, it } from "vitest";
import { kilograms } from "./paper-facts.ts";

it.each([
  [40, "0,04 kg"],
  [350, "0,35 kg"],
  [1490, "1,5 kg"],
  [525_000, "525 kg"],
])("prints %i grams as %s", (grams, printed) => {
  expect(kilograms(grams, { language: "it", locale: "it" }).replaceAll(/\s/g, " ")).toBe(printed);
});
