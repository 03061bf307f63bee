import { instant } from "../../platform/time.ts";
import {
  guardKeys,
  periodAt,
  priceId,
  readSlots,
  unitsAt,
  type PriceSlot,
  type PriceType,
} from "../../pricing/index.ts";
import { listProductRows, type ProductRowFilters } from "../rows/list-product-rows.ts";

interface Query extends ProductRowFilters {
  locale: string;
  types: readonly PriceType[];
  cursor?: string | undefined;
  limit: number;
}

/** A slot as a cell: the price that counts, and how many are to come. */
export function cellOf({ priceType, version, periods }: PriceSlot, now: Date) {
  const at = instant(now);
  const counting = periodAt(periods, at);
  return {
    priceType,
    price: counting?.price,
    discount: counting?.discount,
    validTo: counting?.to,
    scheduled: periods.filter(({ from }) => from > at).length,
    version,
  };
}

/** A page of products with some types of price in one shop; the products' requests, and one per hundred cells. */
export async function priceGrid({ locale, types, cursor, limit, ...filters }: Query, now: Date) {
  const page = await listProductRows(filters, { cursor, limit });
  const keysOf = (productId: string) => types.map((priceType) => ({ productId, locale, priceType }));
  const slots = await readSlots(page.items.flatMap(({ id }) => [...keysOf(id), ...guardKeys(id, locale, types)]));
  const ofProduct = Map.groupBy(slots.values(), ({ productId }) => productId);
  const items = page.items.map((row) => ({
    ...row,
    units: unitsAt(ofProduct.get(row.id) ?? [], { productId: row.id, locale }, instant(now)),
    cells: keysOf(row.id).flatMap((key) => {
      const slot = slots.get(priceId(key));
      return slot ? [cellOf(slot, now)] : [];
    }),
  }));
  return { items, cursor: page.cursor };
}
