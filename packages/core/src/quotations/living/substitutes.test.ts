import fc from "fast-check";
import { expect, test } from "vitest";
import { isComparable, nearestFirst, nearestOf, type Substitutable } from "./substitutes.ts";

const panel = (id: string, powerWatt: number, available = 99, more: Partial<Substitutable> = {}): Substitutable => ({
  id,
  category: "panels",
  typology: "standard",
  fields: { powerWatt },
  available,
  ...more,
});
const found = (...of: Parameters<typeof nearestOf>) => nearestOf(...of)?.article.id;

test("the nearest substitute is of the category, there in so many pieces, and of the nearest power", () => {
  const among = [
    panel("a", 430),
    panel("b", 460, 50),
    panel("c", 435, 3),
    panel("d", 445, 40),
    panel("e", 430, 99, { category: "inverters" }),
  ];
  const one = panel("a", 430);
  expect(found(one, among, 10)).toBe("d");
  expect(found(one, among, 3)).toBe("c");
  expect(found(one, among, 100)).toBeUndefined();
});

test("an inverter never stands in for a panel, nor one panel for another of a quarter more power", () => {
  const inverter = panel("i", 430, 99, { category: "inverters" });
  expect(found(panel("a", 430), [inverter], 1)).toBeUndefined();
  expect(found(panel("a", 430), [panel("b", 540)], 1)).toBeUndefined();
});

test("another connection to the grid, tension or unknown power doesn't stand in; another look of a panel does", () => {
  const inverter = (id: string, typology: string, fields = {}) =>
    panel(id, 6000, 9, { category: "inverters", typology, fields: { powerWatt: 6000, mpptNumber: 2, ...fields } });
  const one = inverter("a", "monophase");
  expect(found(one, [inverter("b", "threephase")], 1)).toBeUndefined();
  expect(found(one, [inverter("b", "monophase", { mpptNumber: 1 })], 1)).toBeUndefined();
  expect(found(one, [inverter("b", "monophase", { powerWatt: undefined })], 1)).toBeUndefined();
  expect(found(one, [inverter("b", "monophase")], 1)).toBe("b");
  expect(found(panel("a", 430), [panel("b", 440, 9, { typology: "fullblack" })], 1)).toBe("b");
});

test("what is another in it is named, with what it was", () => {
  const one = panel("a", 430, 9, { fields: { powerWatt: 430, efficiency: 21.5, cellsNumber: 108 } });
  const other = panel("b", 440, 9, { fields: { powerWatt: 440, efficiency: 22, cellsNumber: 108 } });
  expect(nearestOf(one, [other], 1)?.differences).toEqual([
    { field: "powerWatt", before: 430, after: 440 },
    { field: "efficiency", before: 21.5, after: 22 },
  ]);
});

test("whatever stands in is of the same category and within a tenth of the power, whichever articles there are", () => {
  const articles = fc.array(
    fc.record({
      id: fc.uuid(),
      category: fc.constantFrom("panels" as const, "inverters" as const, "batteries" as const),
      typology: fc.constantFrom("standard", "bifacial", undefined),
      fields: fc.record({ powerWatt: fc.integer({ min: 300, max: 700 }) }),
      available: fc.nat(50),
    }),
  );
  fc.assert(
    fc.property(articles, fc.integer({ min: 300, max: 700 }), fc.nat(50), (among, watts, wanted) => {
      const article = nearestOf(panel("a", watts), among, wanted)?.article;
      if (!article) return;
      expect(article.category).toBe("panels");
      expect(article.available).toBeGreaterThanOrEqual(wanted);
      expect(Math.abs((article.fields.powerWatt ?? 0) - watts)).toBeLessThanOrEqual(watts * 0.1);
    }),
  );
});

test("of many the nearest come first, and what can't stand in isn't among them", () => {
  const among = [panel("a", 470), panel("b", 425), panel("c", 440), panel("d", 900), panel("e", 431, 1)];
  expect(nearestFirst(panel("x", 430), among, 2).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("nothing stands in for a structure or an accessory, which have no figure that says whether it fits", () => {
  expect(["panels", "inverters", "batteries"].map((one) => isComparable(one as "panels"))).toEqual([true, true, true]);
  expect(["structures", "accessories"].map((one) => isComparable(one as "structures"))).toEqual([false, false]);
});
