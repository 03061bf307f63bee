import { expect, it, test } from "vitest";
import { bmsKinds, connectorTypes, materials, tensions } from "../../../catalogue/taxonomy.ts";
import { technicalFieldNamed, technicalValueNamed } from "./technical-names.ts";

it("takes every value for itself, those that differ by what stands in brackets too", () => {
  for (const value of [...connectorTypes, ...materials, ...tensions, ...bmsKinds]) {
    expect(technicalValueNamed(value)).toBe(value);
  }
});

test.each([
  ["Alta tensione", "high-tension"],
  ["HOCHSPANNUNG", "HOCHSPANNUNG"],
  ["integrato", "integrated"],
  ["Tipo 9", "Tipo 9"],
])("reads the value %s as %s", (text, value) => {
  expect(technicalValueNamed(text)).toBe(value);
});

test.each([
  ["Grado di protezione", "protectionClass"],
  ["Potenza (kW)", "powerWatt"],
  ["Colore", undefined],
])("reads the heading %s as %s", (heading, field) => {
  expect(technicalFieldNamed(heading)).toBe(field);
});
