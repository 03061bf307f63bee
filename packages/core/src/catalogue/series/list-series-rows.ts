import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { FormattedItem } from "dynamodb-toolbox/entity";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../../platform/page/filled-page.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { countProductsOfSeries } from "./products-of-series.ts";
import { SeriesEntity } from "./series.table.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import { textsInEveryLanguage } from "../translation/read-translations.ts";

type Series = FormattedItem<typeof SeriesEntity>;

export interface SeriesFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  typology?: string | undefined;
  brand?: string | undefined;
}

const matches = (series: Series, { text = "", typology, brand }: SeriesFilters): boolean => {
  if (typology && series.typology !== typology) return false;
  if (brand && series.brand !== brand) return false;
  const names = `${series.brand} ${series.name}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => names.includes(word));
};

/** Series that one request of ours looks through at most. */
const lookedThrough = 2000;
const atOnce = 250;

/**
 * The series by category, typology, brand and name, with their products counted: one request per 1 MB of series, and one
 * a series of the page for its products. The filters are applied while reading on, as in the list of products.
 */
export async function listSeriesRows(
  filters: SeriesFilters,
  pageWanted: { cursor?: string | undefined; limit: number },
) {
  const { items, cursor } = await filledPage(pageWanted, {
    read: (after) => page(filters.category, after),
    fitting: (rows: readonly Series[]) => rows.filter((series) => matches(series, filters)),
    keyOf,
    lookedThrough,
  });
  return { items: await Promise.all(items.map(rowOf)), cursor };
}

const page = (category: GoodsCategory | undefined, next: Record<string, unknown> | undefined) =>
  table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "SERIES", ...(category && { range: { beginsWith: `${category}#` } }) })
    .entities(SeriesEntity)
    .options({ limit: atOnce, ...(next && { exclusiveStartKey: next }) })
    .send();

const keyOf = ({ id, gsi1pk, gsi1sk }: Series) => ({ pk: `SERIES#${id}`, sk: "SERIES", gsi1pk, gsi1sk });

const rowOf = async (series: Series) => ({
  ...series,
  documents: series.documentation.length,
  products: await countProductsOfSeries(series.id),
});

/** A series as the editor shows it, its texts in every language; three requests. */
export async function getEditedSeries(id: string) {
  const { Item } = await SeriesEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  const [texts, products] = await Promise.all([textsInEveryLanguage(Item), countProductsOfSeries(id)]);
  return { ...Item, texts, products };
}
