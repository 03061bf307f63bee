import { expect, it } from "vitest";
import { choicesOf } from "./field-choices.ts";
import { filledFields, shownOnly, shownTechnical, showsPallets, type Kind } from "./shown-fields.ts";
import { newProduct, shownFields } from "./product-values.ts";

const panel: Kind = { category: "panels", typology: "fullblack" };
const inverter: Kind = { category: "inverters", typology: "threephase" };
const nothing: ReadonlySet<string> = new Set();

it("doesn't send what was typed for a kind that was left again", () => {
  const typed = { ...shownFields(newProduct, "panels"), name: "Sole", powerWatt: 450, cellsNumber: 108 };
  const sent = shownOnly(typed, inverter, nothing);
  expect(sent).toEqual({ ...typed, cellsNumber: "" });
  expect(shownOnly(typed, panel, nothing)).toEqual(typed);
});

it("keeps what a product was read with, though its kind isn't offered it", () => {
  const read = { ...shownFields({ ...newProduct, material: "Alluminio", palletsPerContainer: 20 }, "panels") };
  const readWith = filledFields(read);
  expect(shownTechnical(panel, readWith)).toContain("material");
  expect(shownTechnical(panel, nothing)).not.toContain("material");
  expect(shownOnly(read, panel, readWith)).toEqual(read);
});

it("asks for pallets per container wherever containers are sold", () => {
  expect(showsPallets({ isWholesaleActive: true }, nothing)).toBe(true);
  expect(showsPallets({ isWholesaleActive: false }, nothing)).toBe(false);
  expect(shownOnly({ isWholesaleActive: false, palletsPerContainer: 22 }, panel, nothing)).toEqual({
    isWholesaleActive: false,
    palletsPerContainer: "",
  });
});

it("offers batteries their chemistries and panels the makes of their cells, and what is held already", () => {
  const offered = (category: Kind["category"], held = "") =>
    choicesOf("technology", category, held)?.map(({ value }) => value);
  expect(offered("batteries")).toEqual(["lithium_ions", "iron_ions"]);
  expect(offered("panels")).not.toContain("iron_ions");
  expect(offered("batteries", "perc")).toContain("perc");
});
