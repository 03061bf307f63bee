import { codeKey } from "../../../catalogue/index.ts";
import type { OpenTable } from "../../tables/open-table.ts";
import type { MappedRow } from "../columns/mapping.ts";
import { listRowOf } from "../listings/price-list.ts";
import type { TableReading } from "./table-reading.ts";

export interface Repeats {
  /** Rows that say the same thing twice, with all rows that do. */
  twice: ReadonlyMap<number, readonly number[]>;
  /** Prices that several rows set, each for days of its own: by `slotKey`. */
  shared: ReadonlySet<string>;
}

export const slotKey = (productCode: string, { priceType, locale }: { priceType: string; locale: string }): string =>
  `${codeKey(productCode)}|${priceType}|${locale}`;

interface Place {
  row: number;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * What stands twice in a file: a product's code; in a price list, a price for the same days. Which of the two is meant
 * nobody can tell, so that neither is written.
 */
export async function repeatsIn(table: OpenTable, reading: TableReading, now: Date): Promise<Repeats> {
  const places = new Map<string, Place[]>();
  for await (const raw of table.rows()) {
    if (reading.isTitle(raw)) continue;
    const { cells } = reading.read(raw);
    for (const [key, place] of placesOf(cells, reading, now)) {
      const known = places.get(key);
      if (known) known.push({ row: raw.number, ...place });
      else places.set(key, [{ row: raw.number, ...place }]);
    }
  }
  const twice = new Map<number, number[]>();
  const shared = new Set<string>();
  for (const [key, several] of places) {
    if (several.length === 1) continue;
    shared.add(key);
    for (const one of several) {
      const same = several.filter((other) => other === one || isSameTime(one, other)).map(({ row }) => row);
      if (same.length > 1)
        twice.set(
          one.row,
          [...new Set([...(twice.get(one.row) ?? []), ...same])].toSorted((a, b) => a - b),
        );
    }
  }
  return { twice, shared };
}

function placesOf(
  cells: Readonly<Record<string, string>>,
  { kind, mapping }: TableReading,
  now: Date,
): [string, Omit<Place, "row">][] {
  if (kind === "products") {
    const mapped = mapping.map(cells, now);
    const code = "refused" in mapped ? (cells["productCode"] ?? "") : codeOf(mapped);
    return code === "" ? [] : [[codeKey(code), {}]];
  }
  const { productCode, prices } = listRowOf(cells, now);
  return prices.map((price) => [slotKey(productCode, price), { from: price.set?.from, to: price.set?.to }]);
}

export const codeOf = ({ stated }: MappedRow): string => String(stated.productCode ?? "").trim();

/** Two prices without days, or with days of which some are the same; one with days may stand over one without. */
function isSameTime(a: Place, b: Place): boolean {
  const isDated = (place: Place) => place.from !== undefined;
  if (isDated(a) !== isDated(b)) return false;
  if (!isDated(a)) return true;
  return (a.to === undefined || (b.from ?? "") < a.to) && (b.to === undefined || (a.from ?? "") < b.to);
}
