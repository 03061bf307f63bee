import { Problem } from "../../platform/problems.ts";
import type { PriceAuthor } from "../../pricing/index.ts";
import { loadProduct, type LoadedProduct } from "../load-product.ts";
import { productIdsOf } from "../product-codes.ts";
import { applyRow, keyOfRow, type RowOutcome, type RowResult } from "./apply-row.ts";
import type { Mapping, MappedRow } from "./mapping.ts";
import { mappingFor } from "./mappings.ts";
import type { ReadRow } from "./read-table.ts";
import { seriesByName } from "./series-of.ts";

export interface ImportOptions {
  /** A mapping by its name; by the file's columns when absent. */
  mapping?: string | undefined;
  /** Judges every row and writes nothing. */
  dryRun: boolean;
  /** Who is said to have set the prices. */
  author?: PriceAuthor;
  now: () => Date;
  pictureOf: (series: MappedRow["series"]) => Promise<string>;
  onRow: (result: RowResult & { row: number }) => void;
  /** Told between two batches. */
  onBatch?: () => Promise<void>;
  /** Rows up to this one were done before. */
  after?: number;
  /** Asked between two batches; true ends the import there. */
  hurry?: () => boolean;
}

export interface Imported {
  /** Name and rules of the mapping that was taken; undefined when no row was left. */
  mapping: string | undefined;
  rules: readonly string[] | undefined;
  counts: ImportCounts;
  finished: boolean;
}

export type ImportCounts = Record<RowOutcome, number>;

/** So many rows are read ahead and written side by side: memory stays the same however long the file is. */
const batchSize = 24;

/**
 * Imports the rows of a table through the product editor's own rules. Each row is written wholly or not at all; a row
 * that says what is stored already changes nothing, so a file can be imported again, or on from where it was cut.
 * Problem: unknown-columns when no mapping fits.
 */
export async function importProducts(rows: AsyncIterable<ReadRow>, options: ImportOptions): Promise<Imported> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const seriesOf = seriesByName({ ...options, now: options.now() });
  /** Codes that this file has brought, with their brand: a dry run stores nothing to find them by. */
  const brands = new Map<string, string>();
  let mapping: Mapping | undefined;
  const tell = (row: number, result: RowResult): void => {
    counts[result.outcome] += 1;
    options.onRow({ ...result, row });
  };
  const refuse = (productCode: string, problems: RowResult["problems"]): RowResult => ({
    outcome: "refused",
    productCode,
    problems,
    filled: [],
  });
  const judge = async (row: ReturnType<Mapping["map"]>, stored: Map<string, LoadedProduct>): Promise<RowResult> => {
    if ("refused" in row) return refuse("", row.refused);
    const key = keyOfRow(row);
    const brand = brands.get(key) ?? row.series.brand;
    if (brand !== row.series.brand) {
      return refuse(String(row.given.productCode), [{ field: "productCode", code: "code-of-another-brand" }]);
    }
    brands.set(key, brand);
    const { dryRun, author = { source: "import" } } = options;
    return applyRow(row, { stored: stored.get(key), seriesOf, dryRun, author, now: options.now() });
  };
  let finished = true;
  for await (const batch of inBatches(rowsAfter(rows, options.after ?? 0))) {
    mapping ??= mappingFor(Object.keys(batch[0]?.cells ?? {}), options.mapping);
    if (!mapping) throw new Problem("unknown-columns");
    const { map } = mapping;
    const mapped = batch.map(({ number, cells, decimal }) => ({ number, row: map(cells, decimal) }));
    for (const group of withoutRepeats(mapped)) {
      const stored = await storedProducts(group.flatMap(({ row }) => ("refused" in row ? [] : [keyOfRow(row)])));
      await Promise.all(group.map(async ({ number, row }) => tell(number, await judge(row, stored))));
    }
    await options.onBatch?.();
    if (options.hurry?.()) {
      finished = false;
      break;
    }
  }
  if (!mapping && !options.after) throw new Problem("unknown-columns");
  return { rules: mapping?.rules, mapping: mapping?.name, counts, finished };
}

type Mapped = { number: number; row: ReturnType<Mapping["map"]> };

/** Parts a batch so that no code stands twice in a group: the second one must find what the first has written. */
function withoutRepeats(rows: readonly Mapped[]): Mapped[][] {
  const groups: { rows: Mapped[]; keys: Set<string> }[] = [];
  for (const entry of rows) {
    const key = "refused" in entry.row ? `row ${entry.number}` : keyOfRow(entry.row);
    const last = groups.at(-1);
    if (!last || last.keys.has(key)) groups.push({ rows: [entry], keys: new Set([key]) });
    else {
      last.rows.push(entry);
      last.keys.add(key);
    }
  }
  return groups.map((group) => group.rows);
}

export async function* rowsAfter(rows: AsyncIterable<ReadRow>, after: number): AsyncGenerator<ReadRow> {
  for await (const row of rows) if (row.number > after) yield row;
}

export async function* inBatches(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow[]> {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The products of some codes with their prices: one request for the codes, one for each product that is there. */
async function storedProducts(keys: readonly string[]): Promise<Map<string, LoadedProduct>> {
  const ids = await productIdsOf(keys);
  const entries = await Promise.all(
    [...ids].map(async ([key, id]) => [key, await loadProduct(id, { consistent: true })] as const),
  );
  return new Map(entries);
}
