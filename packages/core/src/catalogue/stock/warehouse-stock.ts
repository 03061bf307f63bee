import { listWarehouses, mainWarehouseId, stockByPlace, type PlaceFigures } from "../../logistics/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { matches, type ProductRow, type ProductRowFilters } from "../rows/list-product-rows.ts";
import { ProductRowEntity, productsList } from "../rows/product-row.table.ts";
import type { Standing } from "./standings.ts";

const isOf: Readonly<Record<Standing, (figures: PlaceFigures) => boolean>> = {
  lying: ({ onHand }) => onHand > 0,
  free: ({ available }) => available > 0,
  booked: ({ booked }) => booked > 0,
  incoming: ({ incoming }) => incoming > 0,
  oversold: ({ available }) => available < 0,
  none: ({ onHand, incoming }) => onHand === 0 && incoming === 0,
};

interface Query extends Pick<ProductRowFilters, "text" | "category" | "brand"> {
  warehouseId?: string | undefined;
  standing?: Standing | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Rows of one read for a filter that few of them fit, and those that one request of ours looks through at most. */
const atOnce = 500;
const lookedThrough = 8000;
/** The same by what lies there, which is told only after the rows' figures are read. */
const lookedThroughByFigures = 2000;

interface Row extends ProductRow {
  figures?: PlaceFigures;
  places?: (PlaceFigures & { warehouseId: string })[];
}

/**
 * What lies of each product, in one warehouse or in all: the warehouses' own list, the products' list and, for each hundred products, a request
 * for the totals and one for each further warehouse. Filters are applied while reading on, so that what few products fit is found as well.
 */
export async function listWarehouseStock({ warehouseId, standing, cursor, limit, ...filters }: Query) {
  const others = (await listWarehouses()).map(({ id }) => id).filter((id) => id !== mainWarehouseId);
  const isFiltered = [standing, ...Object.values(filters)].some((filter) => filter !== undefined && filter !== "");
  const withFigures = async (rows: readonly Row[]): Promise<Row[]> => {
    const stock = await stockByPlace(
      rows.map(({ id }) => id),
      others,
    );
    return rows.flatMap((row) => {
      const found = stock.get(row.id);
      const figures = warehouseId === undefined ? found?.total : found?.places.get(warehouseId);
      if (!found || !figures || (standing && !isOf[standing](figures))) return [];
      const places = [...found.places].map(([place, at]) => ({ warehouseId: place, ...at }));
      return [{ ...row, figures, places }];
    });
  };
  const page = await filledPage<Row>(
    { cursor, limit },
    {
      read: (after) =>
        pageOfShards(productsList, ProductRowEntity, { after, limit: isFiltered ? atOnce : limit, reverse: true }),
      fitting: (rows) => withFigures(rows.filter((row) => matches(row, filters))),
      keyOf: ({ gsi1sk }) => endAt(productsList, gsi1sk),
      lookedThrough: standing ? lookedThroughByFigures : lookedThrough,
    },
  );
  const items = page.items.flatMap(({ id, productCode, name, brand, category, visibility, figures, places }) =>
    figures && places ? [{ id, productCode, name, brand, category, visibility, figures, places }] : [],
  );
  return { items, cursor: page.cursor };
}
