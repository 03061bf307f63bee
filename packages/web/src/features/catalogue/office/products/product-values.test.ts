import { expect, it } from "vitest";
import { faultsOf, newProduct, shownFields, storedFields } from "./product-values.ts";

it("leaves empty fields out of what it sends", () => {
  const values = shownFields({ ...newProduct, name: "  Modulo ", weight: 20_000 }, "panels");
  expect(storedFields(values, "panels")).toEqual({ ...newProduct, name: "Modulo", weight: 20_000 });
});

it("finds what the API would refuse", () => {
  const values = shownFields({ ...newProduct, isWholesaleActive: true }, "structures");
  const faults = faultsOf(values, { category: "structures", typology: "clamps" }).map(
    ({ field, code }) => `${field} ${code}`,
  );
  expect(faults.toSorted()).toEqual(
    ["material", "minQuantity", "name", "piecesPerPackage", "productCode", "weight"].map((name) => `${name} required`),
  );
});

it("says what is no whole number, and the limit of what is too small or too large", () => {
  const values = { ...shownFields(newProduct, "panels"), minQuantity: 1.5, sizeX: 0, efficiency: 101 };
  const faults = faultsOf(values, { category: "panels", typology: "fullblack" });
  const found = faults.filter(({ code }) => code !== "required");
  expect(found).toEqual([
    { field: "minQuantity", code: "not-whole" },
    { field: "sizeX", code: "too-small", params: { minimum: 1 } },
    { field: "efficiency", code: "too-big", params: { maximum: 100 } },
  ]);
});
