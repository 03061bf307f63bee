import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { execute as write } from "dynamodb-toolbox/entity/actions/transactWrite";
import { BatchGetCommand, execute as read } from "dynamodb-toolbox/table/actions/batchGet";
import { newProductWrites, SeriesEntity } from "../../catalogue/index.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import { table } from "../../platform/table.ts";
import { firstPriceWrites } from "../../pricing/index.ts";
import type { PlannedWrite, PlanRow } from "./checking/plan.ts";
import type { WriteOptions } from "./write-row.ts";

/** What DynamoDB takes in one transaction is a hundred items and 4 MB; an item holds its row's texts up to three times. */
const largest = { items: 100, characters: 400_000 };
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
 * the rows that were written; those of a transaction that was refused, because one of them was written before or its code was
 * taken meanwhile, and those that can't be written are left to who asks, to be done one by one.
 */
export async function writeNew(rows: readonly PlanRow[], options: WriteOptions): Promise<ReadonlySet<number>> {
  const written = new Set<number>();
  const fresh = rows.filter((row) => !row.written).filter(isNew);
  await inPool(portionsOf(fresh), transactionsAtOnce, async (portion) => {
    for (const row of await writePortion(portion, options)) written.add(row);
  });
  return written;
}

function portionsOf(rows: readonly NewRow[]): NewRow[][] {
  const portions: { rows: NewRow[]; items: number; characters: number }[] = [];
  for (const row of rows) {
    // Product, row of the lists, code; the prices and their history.
    const items = 4 + row.write.prices.length;
    const characters = JSON.stringify(row.write).length;
    const last = portions.at(-1);
    if (last && last.items + items <= largest.items && last.characters + characters <= largest.characters) {
      last.rows.push(row);
      last.items += items;
      last.characters += characters;
    } else portions.push({ rows: [row], items, characters });
  }
  return portions.map((portion) => portion.rows);
}

async function writePortion(rows: readonly NewRow[], options: WriteOptions): Promise<number[]> {
  const series = await seriesOfRows(rows, options);
  const ready = rows.flatMap((row) => {
    const writes = writesOf(row, series.get(row.row), options);
    return writes ? [{ row: row.row, writes }] : [];
  });
  const [first, ...others] = ready.flatMap(({ writes }) => writes);
  if (!first) return [];
  try {
    await write(first, ...others);
    return ready.map(({ row }) => row);
  } catch (error) {
    if (!cancellationReasons(error).includes(true)) throw error;
    return [];
  }
}

type Series = Parameters<typeof newProductWrites>[0]["series"];

/** The series of some rows as they are now, made where they weren't there; absent where a row can have none. */
async function seriesOfRows(rows: readonly NewRow[], { seriesOf }: WriteOptions): Promise<Map<number, Series>> {
  const ids = await Promise.all(
    rows.map(async ({ row, write: { product } }) => {
      const series = await seriesOf(product.series);
      return "problem" in series ? [] : [[row, series.id] as const];
    }),
  );
  const wanted = [...new Set(ids.flat().map(([, id]) => id))];
  if (wanted.length === 0) return new Map();
  const requests = wanted.map((id) => SeriesEntity.build(BatchGetRequest).key({ id }));
  const { Responses } = await read(
    table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true }),
  );
  const found = new Map((Responses?.[0] ?? []).flatMap((series) => (series ? [[series.id, series] as const] : [])));
  return new Map(
    ids.flat().flatMap(([row, id]) => {
      const series = found.get(id);
      return series ? [[row, series] as const] : [];
    }),
  );
}

function writesOf(
  { write: { productId, product, prices } }: NewRow,
  series: Series | undefined,
  options: WriteOptions,
) {
  if (!series) return undefined;
  const wishes = prices.map(({ key, set, version }) => ({ key: { ...key, productId }, set, version }));
  try {
    return [
      ...newProductWrites({ id: productId, series, fields: product.fields }, options.now),
      ...firstPriceWrites(wishes, options.author, options.now),
    ];
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
