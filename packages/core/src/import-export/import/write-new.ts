import { execute as write } from "dynamodb-toolbox/entity/actions/transactWrite";
import { newProductWrites, SeriesEntity } from "../../catalogue/index.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { firstPriceWrites } from "../../pricing/index.ts";
import type { PlannedWrite, PlanRow } from "./checking/plan.ts";
import { portionsOf } from "./portions.ts";
import type { WriteOptions } from "./write-row.ts";

const seriesAtOnce = 24;
const transactionsAtOnce = 4;

interface NewRow {
  row: number;
  write: PlannedWrite & { product: NonNullable<PlannedWrite["product"]> };
}

const isNew = (row: PlanRow): row is PlanRow & NewRow =>
  row.write?.product !== undefined &&
  row.write.product.before === undefined &&
  row.write.prices.every(({ version }) => version === 0);

/**
 * Writes new products with their prices, many in one transaction: a request for each costs more than what it writes. Answers
 * the rows that were written; the others are left to who asks, to be done one by one: those that no transaction holds, those
 * that can't be written, and those of a transaction that was refused, for whatever reason. What a lost answer has written is found
 * there as one's own.
 */
export async function writeNew(rows: readonly PlanRow[], options: WriteOptions): Promise<ReadonlySet<number>> {
  const written = new Set<number>();
  const fresh = rows.filter((row) => !row.written).filter(isNew);
  const series = await seriesOfRows(fresh, options);
  const gathered = fresh.flatMap((row) => gatheredOf(row, series.get(row.row), options));
  await inPool(portionsOf(gathered), transactionsAtOnce, async (portion) => {
    const [first, ...others] = portion.flatMap(({ writes }) => writes);
    if (!first) return;
    // One row may be at fault: done by itself it fails alone, and what all of them lack is told there.
    const isWritten = await write(first, ...others).then(
      () => true,
      () => false,
    );
    if (isWritten) for (const { row } of portion) written.add(row);
  });
  return written;
}

type Series = Parameters<typeof newProductWrites>[0]["series"];

/** The series of some rows as they are now, made where they weren't there; absent where a row can have none. */
async function seriesOfRows(rows: readonly NewRow[], { seriesOf }: WriteOptions): Promise<Map<number, Series>> {
  const ids = new Map<number, string>();
  await inPool(rows, seriesAtOnce, async ({ row, write: { product } }) => {
    const series = await seriesOf(product.series).catch(() => undefined);
    if (series && "id" in series) ids.set(row, series.id);
  });
  const stored = await readAll(
    SeriesEntity,
    [...ids.values()].map((id) => ({ id })),
  );
  const found = new Map(stored.map((one) => [one.id, one]));
  return new Map(
    [...ids].flatMap(([row, id]) => {
      const series = found.get(id);
      return series ? [[row, series] as const] : [];
    }),
  );
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** A row with its writes and what they weigh; none where it can't be written. */
function gatheredOf({ row, write: planned }: NewRow, series: Series | undefined, options: WriteOptions) {
  if (!series) return [];
  const { productId, product, prices } = planned;
  const wishes = prices.map(({ key, set, version }) => ({ key: { ...key, productId }, set, version }));
  try {
    const writes = [
      ...newProductWrites({ id: productId, series, fields: product.fields }, options.now),
      ...firstPriceWrites(wishes, options.author, options.now),
    ];
    // The row's texts are stored up to three times; a product holds a copy of its series, whose texts weigh more than its own.
    return [{ row, writes, items: writes.length, bytes: 3 * bytesOf(planned) + bytesOf(series) }];
  } catch {
    return [];
  }
}
