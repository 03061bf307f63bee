import { isDeepStrictEqual } from "node:util";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { changeProduct } from "../editing/change-product.ts";
import { productIdsOfSeries } from "./products-of-series.ts";
import { seriesCopy } from "./series.ts";
import { SeriesEntity } from "./series.table.ts";
import { loadProduct } from "../load-product.ts";

/**
 * Brings what a series' products show of it up to date: one request for the series, one per 1 MB of products, and two for
 * each product that differs. Doing it again writes nothing. A product that shows its series' picture follows that too.
 */
export async function refreshSeriesCopies(seriesId: string): Promise<void> {
  const { Item } = await SeriesEntity.build(GetItemCommand).key({ id: seriesId }).options({ consistent: true }).send();
  if (!Item) return;
  const series = seriesCopy(Item);
  for (const id of await productIdsOfSeries(seriesId)) {
    const { product } = await loadProduct(id, { consistent: true });
    if (product.seriesId !== seriesId || isDeepStrictEqual(plain(product.series), plain(series))) continue;
    await changeProduct(id, ({ series: before, imageUrl }) => ({
      series,
      ...(imageUrl === before.imageUrl && { imageUrl: series.imageUrl }),
    }));
  }
}

/** Without what the table does not keep. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
