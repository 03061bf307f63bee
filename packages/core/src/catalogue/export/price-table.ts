import { instant, romeDate } from "../../platform/time.ts";
import { segmentsOf, type PriceSlot } from "../../pricing/index.ts";
import type { LoadedProduct } from "../load-product.ts";
import type { Cell, TableRows } from "./table-cells.ts";

/** The price list of the import with one price to a row (import/price-list.ts); the name is for the reader. */
const columns = ["productCode", "name", "priceType", "locale", "price", "discount", "validFrom", "validTo"] as const;

/** Every price that counts now and every one that will, with its days: the import takes the list back unchanged. */
export const priceTable = (products: AsyncIterable<LoadedProduct>, now: Date): TableRows => ({
  columns,
  rows: rowsOf(products, now),
});

async function* rowsOf(products: AsyncIterable<LoadedProduct>, now: Date): AsyncGenerator<readonly Cell[]> {
  for await (const { product, prices } of products) {
    const { productCode, name } = product.fields;
    for (const slot of prices) for (const cells of pricesOf(slot, now)) yield [productCode, name, ...cells];
  }
}

/** One price after the other, without what another covers: what the buyer will pay from day to day. */
function pricesOf({ priceType, locale, periods }: PriceSlot, now: Date): Cell[][] {
  const at = instant(now);
  const left = segmentsOf(periods).filter(({ to }) => to === undefined || to > at);
  return left.map(({ from, to, period: { price, discount } }) => [
    priceType,
    locale,
    price / 100,
    discount > 0 ? discount : undefined,
    from > at ? romeDate(new Date(from)) : undefined,
    to === undefined ? undefined : romeDate(new Date(Date.parse(to) - 1)),
  ]);
}
