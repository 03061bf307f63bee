import { expect, it } from "vitest";
import { withMore } from "./wanted.ts";

const panel = { productCode: "P-1", name: "Pannello", quantity: 3 };

it("counts further pieces of a product to those that are there, and puts a new one behind", () => {
  expect(withMore([panel], { ...panel, quantity: 2 })).toEqual([{ ...panel, quantity: 5 }]);
  const other = { productCode: "P-2", name: "Altro", quantity: 1 };
  expect(withMore([panel], other)).toEqual([panel, other]);
});

it("adds nothing to pieces that can't be read yet", () => {
  const unsettled = { ...panel, quantity: "1.000,5" };
  expect(withMore([unsettled], panel)).toEqual([unsettled, panel]);
});
