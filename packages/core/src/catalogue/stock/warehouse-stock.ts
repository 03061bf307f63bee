import { listWarehouses, mainWarehouseId, stockByPlace, type PlaceFigures } from "../../logistics/index.ts";
import { pageOfRows, type ProductRowFilters } from "../rows/list-product-rows.ts";
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

/**
 * What lies of each product, in one warehouse or in all: the warehouses' own list, the products' list and, for each hundred products, a request
 * for the totals and one for each further warehouse. A page may hold fewer than asked: the figures are told after it is read.
 */
export async function listWarehouseStock({ warehouseId, standing, cursor, limit, ...filters }: Query) {
  const [{ items: rows, cursor: next }, warehouses] = await Promise.all([
    pageOfRows(filters, { cursor, limit }),
    listWarehouses(),
  ]);
  const others = warehouses.map(({ id }) => id).filter((id) => id !== mainWarehouseId);
  const stock = await stockByPlace(
    rows.map(({ id }) => id),
    others,
  );
  const items = rows.flatMap(({ id, productCode, name, brand, category, visibility }) => {
    const found = stock.get(id);
    const figures = warehouseId === undefined ? found?.total : found?.places.get(warehouseId);
    if (!found || !figures || (standing && !isOf[standing](figures))) return [];
    const places = [...found.places].map(([place, at]) => ({ warehouseId: place, ...at }));
    return [{ id, productCode, name, brand, category, visibility, figures, places }];
  });
  return { items, cursor: next };
}
