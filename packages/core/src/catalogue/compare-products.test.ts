import { expect, test } from "vitest";
import { comparedRows } from "./compare-products.ts";
import { ProductFields } from "./product.ts";

const panel = (more: object) =>
  ProductFields.parse({
    name: "Panel",
    productCode: "P",
    weight: 21_000,
    minQuantity: 1,
    piecesPerPackage: 36,
    powerWatt: 450,
    ...more,
  });

test("rows are the fields that somebody has; they differ by value and by absence", () => {
  const rows = comparedRows([panel({ efficiency: 22.5 }), panel({ sizeX: 1762, sizeY: 1134, sizeZ: 30 })]);
  expect(rows).toEqual([
    { field: "powerWatt", values: [450, 450], differs: false },
    { field: "efficiency", values: [22.5, null], differs: true },
    { field: "sizes", values: [null, "1762 × 1134 × 30"], differs: true },
    { field: "weight", values: [21_000, 21_000], differs: false },
  ]);
});

test("a product alone differs from nothing", () =>
  expect(comparedRows([panel({})]).some(({ differs }) => differs)).toBe(false));
