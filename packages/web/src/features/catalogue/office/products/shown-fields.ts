import { offeredTechnicalFields, technicalFields, type TechnicalField } from "@solvia/core/catalogue/product";
import type { Category } from "@solvia/core/catalogue/taxonomy";
import type { Values } from "./merge-edits.ts";

/** What decides which fields a product has. */
export interface Kind {
  category: Category;
  typology?: string | undefined;
}

export const isSameKind = (a: Kind | undefined, b: Kind | undefined): boolean =>
  a?.category === b?.category && a?.typology === b?.typology;

/** The fields that hold something. */
export const filledFields = (values: Values): ReadonlySet<string> =>
  new Set(Object.keys(values).filter((field) => values[field] !== ""));

/**
 * The technical fields that the editor shows: what this kind is offered, the required first, and those that the product
 * was read with besides.
 */
export const shownTechnical = ({ category, typology }: Kind, readWith: ReadonlySet<string>): TechnicalField[] => [
  ...new Set([
    ...offeredTechnicalFields(category, typology),
    ...technicalFields.filter((field) => readWith.has(field)),
  ]),
];

/** Pallets per container are asked for where containers are sold, and shown where the product was read with some. */
export const showsPallets = (values: Values, readWith: ReadonlySet<string>): boolean =>
  values["isWholesaleActive"] === true || readWith.has("palletsPerContainer");

/** The values with those emptied that the editor doesn't show: what can't be seen isn't sent. */
export function shownOnly(values: Values, kind: Kind, readWith: ReadonlySet<string>): Values {
  const shown = new Set(shownTechnical(kind, readWith));
  const hidden = new Set<string>(technicalFields.filter((field) => !shown.has(field)));
  if (!showsPallets(values, readWith)) hidden.add("palletsPerContainer");
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, hidden.has(field) ? "" : value]));
}
