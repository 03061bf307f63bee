import { productSchema, technicalFields } from "@solvia/core/catalogue/product";
import type { Category } from "@solvia/core/catalogue/taxonomy";
import { fieldProblemsOf, type FieldProblem } from "@solvia/core/platform/problems";
import type { Value, Values } from "./merge-edits.ts";
import { shown, stored } from "./product-units.ts";
import type { Kind } from "./shown-fields.ts";

/** The editor's fields beside the technical ones. */
const baseFields = [
  ...([
    "name",
    "productCode",
    "numberCode",
    "customsCode",
    "descriptionTitle",
    "descriptionSubtitle",
    "imageAlt",
  ] as const),
  ...(["visibility", "toBeQuoted", "isWholesaleActive", "shippingTime", "equipmentKind"] as const),
  ...(["weight", "sizeX", "sizeY", "sizeZ", "minQuantity", "piecesPerPackage", "palletsPerContainer"] as const),
] as const;
const productFields: readonly string[] = [...baseFields, ...technicalFields];

/** All fields of a product as the editor shows them; of a new one without product. */
export const shownFields = (product: Readonly<Record<string, unknown>>, category: Category): Values =>
  Object.fromEntries(productFields.map((field) => [field, shown(field, product[field], category)]));

export const newProduct = { visibility: true, toBeQuoted: false, isWholesaleActive: false, shippingTime: "request" };

/** What the editor holds as the API takes it. */
export function storedFields(values: Values, category: Category): Record<string, Value> {
  const entries = productFields.map((field) => [field, stored(field, values[field], category)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** The rule of the API on the editor's values, before they are sent. */
export function faultsOf(values: Values, { category, typology }: Kind): FieldProblem[] {
  const result = productSchema(category, typology).safeParse(storedFields(values, category));
  return result.success ? [] : fieldProblemsOf(result.error);
}
