import { instant, romeDate } from "../../platform/time.ts";
import { segmentsOf, type PriceSlot } from "../../pricing/index.ts";
import type { LoadedProduct } from "../../catalogue/index.ts";
import { linesIn } from "./product-table.ts";
import type { Cell, TableRows } from "./table-cells.ts";

/** The price list of the import with one price to a row (import/price-list.ts); the name is for the reader. */
const columns = ["productCode", "name", "priceType", "locale", "price", "discount", "validFrom", "validTo"] as const;

/** Every price of a product that counts now and every one that will, with its days, as lines that wait for their table. */
export const priceLines = ({ product: { fields }, prices }: LoadedProduct, now: Date): Cell[][] =>
  prices.flatMap((slot) => pricesOf(slot, now).map((cells) => [fields.productCode, fields.name, ...cells]));

/** The lines as a list that the import takes back unchanged. */
export const priceTable = (path: string): TableRows => ({ columns, rows: linesIn<Cell[]>(path) });

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
