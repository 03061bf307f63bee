import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { suppliersOf } from "../../logistics/index.ts";
import { stockFigures } from "../rows/list-product-rows.ts";
import { loadProduct } from "../load-product.ts";
import { SeriesEntity } from "../series/series.table.ts";

/** A product as the editor shows it: two requests, and one for each linked series. */
export async function getEditedProduct(id: string) {
  const loaded = await loadProduct(id);
  const { product } = loaded;
  const [suppliers, ...linked] = await Promise.all([
    suppliersOf(id),
    ...product.seriesIdLinks.map((seriesId) => SeriesEntity.build(GetItemCommand).key({ id: seriesId }).send()),
  ]);
  return {
    ...product,
    linkedSeries: linked.flatMap(({ Item }) => (Item ? [Item] : [])),
    suppliers,
    stock: stockFigures(loaded),
  };
}
