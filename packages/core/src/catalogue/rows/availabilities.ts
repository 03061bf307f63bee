import { listProductRows, type ProductRowFilters } from "./list-product-rows.ts";
import { availabilityOf } from "../product-view.ts";
import type { AvailabilityState } from "../product.ts";

/** Oversold: orders have reserved more than was counted in the warehouse. */
const stateOf = (available: number): AvailabilityState =>
  available < 0 ? "oversold" : availabilityOf(available).state;

interface Query extends ProductRowFilters {
  state?: AvailabilityState | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What can be sold now, product by product. A page may hold fewer than asked: the state is told after it is read. */
export async function listAvailabilities({ state, cursor, limit, ...filters }: Query) {
  const page = await listProductRows(filters, { cursor, limit });
  const items = page.items.map((row) => ({ ...row, state: stateOf(row.stock.available) }));
  return { items: items.filter((row) => !state || row.state === state), cursor: page.cursor };
}
