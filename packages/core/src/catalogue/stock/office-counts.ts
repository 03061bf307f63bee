import { userNames } from "../../accounts/index.ts";
import {
  addFound,
  beginCount,
  countLine,
  differenceOf,
  listWarehouses,
  loadWholeCount,
  mainWarehouseId,
  mostCounted,
  placesOf,
  stockByPlace,
  type CountLine,
  type PiecesWarning,
} from "../../logistics/index.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { Instant } from "../../platform/time.ts";
import { productIdOf } from "../product-codes.ts";
import { pageOfRows, type ProductRow, type ProductRowFilters } from "../rows/list-product-rows.ts";
import { ProductEntity } from "../product.table.ts";
import { rowsById } from "./named-lines.ts";

interface Wanted extends Pick<ProductRowFilters, "category" | "brand" | "text"> {
  warehouseId: string;
  place: string;
}

const article = ({ id, productCode, name, brand }: ProductRow) => ({
  productId: id,
  productCode,
  name: `${brand} ${name}`,
});

const atOnce = 1000;

/**
 * Begins a count of the products of a choice of which something lies in the warehouse, or should. Problems: the field `warehouseId`; nothing-to-count
 * where nothing of the choice is there, too-many-lines.
 */
export async function openCount({ warehouseId, place, ...filters }: Wanted, userId: string, now: Date) {
  const warehouses = await listWarehouses();
  if (!warehouses.some(({ id }) => id === warehouseId)) throw invalid({ field: "warehouseId", code: "not-found" });
  const others = warehouseId === mainWarehouseId ? warehouses.map(({ id }) => id).slice(1) : [warehouseId];
  const lines: ReturnType<typeof article>[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfRows(filters, { cursor, limit: atOnce });
    const stock = await stockByPlace(
      page.items.map(({ id }) => id),
      others,
    );
    for (const row of page.items) {
      const figures = stock.get(row.id)?.places.get(warehouseId);
      if (figures && (figures.onHand !== 0 || figures.booked !== 0)) lines.push(article(row));
    }
    if (lines.length > mostCounted) throw new Problem("too-many-lines", { maximum: mostCounted });
    cursor = page.cursor ?? undefined;
  } while (cursor);
  if (lines.length === 0) throw new Problem("nothing-to-count");
  return beginCount({ warehouseId, place, lines }, userId, now);
}

/** A count as whoever approves it reads it: what was found, what stood there, who counted. */
export async function countView(id: string) {
  const { count, lines } = await loadWholeCount(id);
  const people = [count.createdBy, count.handedInBy, count.endedBy, ...lines.map(({ countedBy }) => countedBy)];
  const names = await userNames([...new Set(people.filter((one) => one !== undefined))]);
  const nameOf = (userId: string | undefined): string | undefined => userId && names.get(userId);
  return {
    ...count,
    createdByName: nameOf(count.createdBy),
    handedInByName: nameOf(count.handedInBy),
    endedByName: nameOf(count.endedBy),
    lines: lines.map(({ countedBy, ...line }) => ({
      ...line,
      countedByName: nameOf(countedBy),
      difference: line.counted === undefined ? undefined : differenceOf(line),
    })),
  };
}

export const blind = ({ productId, productCode, name, counted, countedOn, movedSince, movementId }: CountLine) => ({
  productId,
  productCode,
  name,
  counted,
  countedOn,
  isSettled: movementId !== undefined,
  ...(movedSince && { movedSince }),
});

/** The same as whoever counts reads it, with where it lies and the number on its label: never what stands in the books. */
export async function blindCount(id: string) {
  const { count, lines } = await loadWholeCount(id);
  const { state, warehouseId, place, createdOn, handedInOn } = count;
  const ids = lines.map(({ productId }) => productId);
  const [products, places] = await Promise.all([
    readAll(
      ProductEntity,
      ids.map((productId) => ({ id: productId })),
    ),
    placesOf(ids, warehouseId),
  ]);
  const numbers = new Map(products.map((product) => [product.id, product.fields.numberCode]));
  return {
    id,
    state,
    warehouseId,
    place,
    createdOn,
    handedInOn,
    lines: lines.map((line) => ({
      ...blind(line),
      lies: places.get(line.productId),
      numberCode: numbers.get(line.productId),
    })),
  };
}

interface FoundByCode {
  productCode: string;
  counted?: number | undefined;
  countedOn?: Instant | undefined;
  startedOn?: Instant | undefined;
  confirmed?: readonly PiecesWarning[] | undefined;
}

/**
 * A product that nobody expected there is counted too, by its code, with what was found of it where that is said. Problems: the field `productCode` is refused as `unknown-code`;
 * those of `addFound` and `countLine`.
 */
export async function addFoundByCode(countId: string, found: FoundByCode, userId: string, now: Date): Promise<void> {
  const { productCode, counted, countedOn, startedOn, confirmed } = found;
  const productId = await productIdOf(productCode);
  const row = productId && (await rowsById([productId])).get(productId);
  if (!row) throw invalid({ field: "productCode", code: "unknown-code" });
  await addFound(countId, article(row));
  if (counted === undefined) return;
  await countLine(countId, row.id, { pieces: counted, on: countedOn, from: startedOn, confirmed }, userId, now);
}
