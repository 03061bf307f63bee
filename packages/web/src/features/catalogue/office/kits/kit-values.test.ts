import { expect, it } from "vitest";
import { fieldsOf, mergeKits, valuesOf, type Values } from "./kit-values.ts";

const part = (productId: string, quantity: number) => ({ productId, quantity }) as Values["parts"][number];
const base: Values = {
  ...valuesOf(undefined),
  discount: 5,
  texts: { ...valuesOf(undefined).texts, it: { name: "Kit casa", description: "" } },
  parts: [part("panel", 14), part("inverter", 1)],
};

it("joins what two people have changed on different fields and parts", () => {
  const mine = { ...base, discount: 8, parts: [part("panel", 16), part("inverter", 1), part("battery", 2)] };
  const theirs = { ...base, visibility: false, parts: [part("panel", 14), part("inverter", 2)] };
  const { values, conflicts } = mergeKits(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({ visibility: false, discount: 8 });
  expect(values.parts).toEqual([part("panel", 16), part("inverter", 2), part("battery", 2)]);
});

it("keeps mine where both changed the same, and tells what theirs is", () => {
  const mine = { ...base, discount: 8, parts: [part("inverter", 1)] };
  const theirs = { ...base, discount: 10, parts: [part("panel", 20), part("inverter", 1)] };
  const { values, conflicts } = mergeKits(base, mine, theirs);
  expect(values.discount).toBe(8);
  expect(values.parts.map(({ productId }) => productId)).toEqual(["inverter"]);
  expect(conflicts).toEqual([
    { field: "discount", theirs: 10 },
    { field: "part panel", product: "panel", theirs: 20 },
  ]);
});

it("takes a part out that they took out, unless I have changed it", () => {
  const theirs = { ...base, parts: [part("panel", 14)] };
  expect(mergeKits(base, base, theirs).values.parts).toEqual([part("panel", 14)]);
  const mine = { ...base, parts: [part("panel", 14), part("inverter", 3)] };
  expect(mergeKits(base, mine, theirs)).toMatchObject({
    values: { parts: [part("panel", 14), part("inverter", 3)] },
    conflicts: [{ field: "part inverter", theirs: undefined }],
  });
});

it("sends the texts of each language that has one, also one without its name, which the API refuses", () => {
  const de = { name: "6-kW-Set", description: "" };
  const nl = { name: "", description: "Veertien panelen" };
  expect(fieldsOf({ ...base, texts: { ...base.texts, de, nl } }).texts).toEqual({ it: base.texts.it, de, nl });
});
