import { expect, it } from "vitest";
import { provinces } from "./countries.ts";
import { provinceCodeOf } from "./province-names.ts";

it.each([
  ["TO", "TO"],
  ["to", "TO"],
  ["Torino", "TO"],
  [" reggio nell'emilia ", "RE"],
  ["REGGIO CALABRIA", "RC"],
  ["Forli-Cesena", "FC"],
  ["L'Aquila", "AQ"],
  ["l’aquila", "AQ"],
  ["Monza e Brianza", "MB"],
  ["Torin", "TORIN"],
  ["", ""],
])("reads the province %j", (text, code) => {
  expect(provinceCodeOf(text)).toBe(code);
});

it("leaves every code as it is, and knows each province", () => {
  for (const code of provinces) {
    expect(provinceCodeOf(code)).toBe(code);
    expect(provinceCodeOf(code.toLowerCase())).toBe(code);
  }
});
