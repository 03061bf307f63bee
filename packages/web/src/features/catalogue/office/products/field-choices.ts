import type { TechnicalField } from "@solvia/core/catalogue/product";
import {
  bmsKinds,
  connectorTypes,
  materials,
  technologies,
  tensions,
  type Category,
} from "@solvia/core/catalogue/taxonomy";

/** What a technical field is chosen from; absent where it is typed. */
const choices: Readonly<Partial<Record<TechnicalField, readonly { value: string; label: string }[]>>> = {
  technology: Object.entries(technologies).map(([value, label]) => ({ value, label })),
  material: materials.map((value) => ({ value, label: value })),
  connectorType: connectorTypes.map((value) => ({ value, label: value })),
  tension: tensions.map((value) => ({ value, label: value })),
  batteryTension: tensions.map((value) => ({ value, label: value })),
  bms: bmsKinds.map((value) => ({ value, label: value })),
};

/** The chemistry of a cell is a battery's, its make a panel's (spec 3 lists both in one). */
const chemistries: ReadonlySet<string> = new Set(["lithium_ions", "iron_ions"]);

/** What a field is chosen from in this category; what it holds already stays among it. */
export function choicesOf(field: TechnicalField, category: Category, held: unknown) {
  const all = choices[field];
  if (field !== "technology" || (category !== "panels" && category !== "batteries")) return all;
  return all?.filter(({ value }) => value === held || chemistries.has(value) === (category === "batteries"));
}

export const typedTexts: ReadonlySet<string> = new Set(["protectionClass", "voltageRange"]);
