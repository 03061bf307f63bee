import { locales } from "../../../platform/locale.ts";
import { priceTypes } from "../../../pricing/index.ts";
import { fieldColumns, laterDiscounts, priceColumns, seriesColumns, type Target } from "./columns.ts";
import type { ImportKind } from "../import-kind.ts";

const pricesEverywhere = priceTypes.flatMap((type) =>
  locales.flatMap((locale) => ["price", "discount", "net"].map((what) => `${what}.${type}.${locale}`)),
);

/** All that a column can be for, in an import of this kind. */
export const targetsOf = (kind: ImportKind): readonly Target[] =>
  kind === "prices"
    ? ["productCode", ...priceColumns, ...laterDiscounts, ...pricesEverywhere]
    : [...seriesColumns, ...fieldColumns, "price", "discount", "net", ...laterDiscounts, ...pricesEverywhere];
