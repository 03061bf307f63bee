import { expect, it, test } from "vitest";
import { shippingTimes, technologies } from "../../../catalogue/taxonomy.ts";
import { choiceNamed } from "./choices-of-cells.ts";

it("takes every value by its code and by the name that the shop shows", () => {
  for (const [code, name] of Object.entries(technologies)) {
    expect([choiceNamed("technology", code), choiceNamed("technology", name)]).toEqual([code, code]);
  }
  for (const [code, names] of Object.entries(shippingTimes)) {
    expect([code, names.it, names.en].map((name) => choiceNamed("shippingTime", name))).toEqual([code, code, code]);
  }
});

test.each([
  ["N-type half cut", "half_cut_ntype"],
  ["PERC half-cut", "half_cut_perc"],
  ["NTYPE", "ntype"],
  ["TOPCon", "TOPCon"],
])("reads the technology %s as %s", (text, code) => {
  expect(choiceNamed("technology", text)).toBe(code);
});
