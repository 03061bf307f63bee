import type { FormattedItem } from "dynamodb-toolbox/entity";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { fieldProblemsOf, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { productSchema, type ProductFields } from "../product.ts";
import { codeKey } from "../product-codes.ts";
import { seriesCopy } from "../series/series.ts";
import type { SeriesEntity } from "../series/series.table.ts";
import { productWrites } from "./write-product.ts";

type StoredSeries = FormattedItem<typeof SeriesEntity>;

type Checked = ReturnType<ReturnType<typeof productSchema>["safeParse"]>;

/** A product's fields by the rules of its series' category and typology. Problem: invalid-input. */
export function fieldsOf(
  fields: Readonly<Record<string, unknown>>,
  { category, typology }: StoredSeries,
): ProductFields {
  const checked: Checked = productSchema(category, typology).safeParse(fields);
  if (checked.success) return checked.data;
  throw new Problem("invalid-input", {}, fieldProblemsOf(checked.error));
}

/** Holds a code for its product; refused while another product has it. */
export const codeGuard = (productCode: string, ownerId: string) =>
  GuardEntity.build(PutTransaction)
    .item({ kind: "PRODUCTCODE", value: codeKey(productCode), ownerId })
    .options({
      condition: {
        or: [
          { attr: "ownerId", exists: false },
          { attr: "ownerId", eq: ownerId },
        ],
      },
    });

interface NewProduct {
  id: string;
  series: StoredSeries;
  /** Unchecked: the rules depend on the series. */
  fields: Readonly<Record<string, unknown>>;
}

/**
 * The writes that make a product with its series' picture, for a transaction that may make others too; they fail where the id
 * or the code is there already. Problem: invalid-input.
 */
export function newProductWrites({ id, series, fields: values }: NewProduct, now: Date) {
  const fields = fieldsOf(values, series);
  const product = {
    id,
    version: 1,
    seriesId: series.id,
    fields,
    imageUrl: series.imageUrl,
    series: seriesCopy(series),
    seriesIdLinks: [],
    createdOn: instant(now),
  };
  return [...productWrites(product, undefined), codeGuard(fields.productCode, id)] as const;
}
