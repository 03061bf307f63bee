import { guardKeys, priceId, readSlots, withoutPrice, withPrice, type PriceSlot } from "../../../pricing/index.ts";
import type { FieldProblem } from "../../../platform/problems.ts";
import { codeKey, type LoadedProduct, loadProduct, productIdsOf } from "../../../catalogue/index.ts";
import type { RawRow } from "../../tables/cell.ts";
import type { OpenTable } from "../../tables/open-table.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import { checkProduct } from "./check-product.ts";
import { guardsOf, minimumGuard } from "./guard-row.ts";
import { inWords } from "../cells/in-words.ts";
import type { PlanRow } from "./plan.ts";
import { listRowOf, type ListedPrice } from "../listings/price-list.ts";
import { planPrices } from "./price-plan.ts";
import { seriesByName, type SeriesOf } from "../listings/series-of.ts";
import type { TableReading } from "./table-reading.ts";
import { codeOf, repeatsIn, slotKey, type Repeats } from "./twice.ts";

export interface CheckOptions {
  now: Date;
  /** Rows up to this one were checked before, as `before` tells them. */
  after?: number;
  before?: () => AsyncIterable<PlanRow>;
}

/** So many rows are read ahead and checked side by side: memory stays the same however long the file is. */
export const batchSize = 50;

/** What stays from one row to the next. */
interface Course extends Repeats {
  reading: TableReading;
  now: Date;
  seriesOf: SeriesOf;
  /** Slots that several rows change, as the last of them leaves them. */
  carried: Map<string, PriceSlot>;
  /** Slots as the batch before leaves them: a product's rows that it parts are still measured by each other. */
  lately: ReadonlyMap<string, PriceSlot>;
}

/**
 * Checks the rows of a table in batches: what each would write, from what to what, and what of it can't be. Nothing is
 * written. A row that says what is stored already is unchanged, so that the same file may come again.
 */
export async function* checkTable(
  table: OpenTable,
  reading: TableReading,
  options: CheckOptions,
): AsyncGenerator<PlanRow[]> {
  const { now, after = 0, before } = options;
  const repeats = await repeatsIn(table, reading, now);
  const seriesOf = seriesByName({ dryRun: true, now, pictureOf: async () => "" });
  const course: Course = { ...repeats, reading, now, seriesOf, carried: new Map(), lately: new Map() };
  if (before && repeats.shared.size > 0) await replay(before(), course);
  for await (const batch of inBatches(table.rows(), after)) {
    yield await (reading.kind === "prices" ? checkedPrices(batch, course) : checkedProducts(batch, course));
  }
}

/** Brings the slots that several rows share to where the rows checked before have left them. */
async function replay(rows: AsyncIterable<PlanRow>, { carried, shared, now }: Course): Promise<void> {
  for await (const { productCode, write } of rows) {
    for (const { key, set, before } of write?.prices ?? []) {
      if (!shared.has(slotKey(productCode, key))) continue;
      const full = { ...key, productId: write?.productId ?? "" };
      const id = priceId(full);
      const slot = carried.get(id) ?? (await readSlots([full])).get(id);
      if (slot) carried.set(id, set ? withPrice(slot, set, now) : withoutPrice(slot, before?.id ?? 0, now));
    }
  }
}

async function* inBatches(rows: AsyncIterable<RawRow>, after: number): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for await (const row of rows) {
    if (row.number <= after) continue;
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const refusedRow = (raw: RawRow, productCode: string, problems: readonly FieldProblem[], course: Course): PlanRow => ({
  row: raw.number,
  outcome: "refused",
  productCode,
  problems: problems.map((problem): CellProblem =>
    inWords({ ...course.reading.locate(problem.field, raw), ...problem }),
  ),
  warnings: [],
  changes: [],
  filled: [],
  cells: raw.cells.map(({ text, is }) => (is === "number" ? asText(text) : text)),
});

/** A number of a workbook as a text that has one meaning only, whoever reads it. */
const asText = (text: string): string => text.replace(".", ",").replace(/,(\d{3})$/, ",$10");

const titleRow = (raw: RawRow): PlanRow => ({
  row: raw.number,
  outcome: "title",
  productCode: "",
  problems: [],
  warnings: [],
  changes: [],
  filled: [],
  cells: raw.cells.map(({ text }) => text),
});

const twiceIn = (course: Course, row: number): FieldProblem[] => {
  const rows = course.twice.get(row);
  return rows ? [{ field: "productCode", code: "code-twice", params: { rows: rows.slice(0, 20).join(", ") } }] : [];
};

async function checkedProducts(batch: readonly RawRow[], course: Course): Promise<PlanRow[]> {
  const { reading, now, seriesOf } = course;
  const mapped = batch
    .map((raw) => ({ raw, read: reading.read(raw) }))
    .map(({ raw, read }) => ({ raw, read, row: reading.mapping.map(read.cells, now) }));
  const stored = await storedProducts(mapped.flatMap(({ row }) => ("refused" in row ? [] : [codeKey(codeOf(row))])));
  return Promise.all(
    mapped.map(async ({ raw, read, row }): Promise<PlanRow> => {
      const repeated = twiceIn(course, raw.number);
      if (reading.isTitle(raw) && !stored.has(codeKey(read.cells["productCode"] ?? ""))) return titleRow(raw);
      const productCode = "refused" in row ? (read.cells["productCode"] ?? "") : codeOf(row);
      const known = stored.get(codeKey(productCode));
      const judged = "refused" in row ? row : await checkProduct(row, { stored: known, seriesOf, now });
      const problems = [...withOthers(read.problems, "refused" in judged ? judged.refused : []), ...repeated];
      if (problems.length > 0 || "refused" in judged) return refusedRow(raw, productCode, problems, course);
      const { prices = [], productId = "" } = judged.write ?? {};
      const warnings = [...minimumGuard(judged.write, known), ...guardsOf(prices, productId, known?.prices ?? [], now)];
      return { row: raw.number, productCode, problems: [], warnings: located(warnings, raw, course), ...judged };
    }),
  );
}

/** All that is wrong with a row at once: a cell that can't be read isn't missing too. */
const withOthers = (unreadable: readonly CellProblem[], others: readonly FieldProblem[]): FieldProblem[] => {
  const known = new Set(unreadable.map(({ field }) => field));
  return [...unreadable, ...others.filter(({ field }) => !known.has(field))];
};

const located = (warnings: readonly CellProblem[], raw: RawRow, { reading }: Course): CellProblem[] =>
  warnings.map((warning) => ({ ...reading.locate(warning.field, raw), ...warning }));

/** The products of some codes with their prices: one request for the codes, one for each product that is there. */
async function storedProducts(keys: readonly string[]): Promise<Map<string, LoadedProduct>> {
  const ids = await productIdsOf(keys.filter((key) => key !== ""));
  const entries = await Promise.all(
    [...ids].map(async ([key, id]) => [key, await loadProduct(id, { consistent: true })] as const),
  );
  return new Map(entries);
}

async function checkedPrices(batch: readonly RawRow[], course: Course): Promise<PlanRow[]> {
  const { reading, now } = course;
  const listed = batch.map((raw) => {
    const read = reading.read(raw);
    return { raw, read, ...listRowOf(read.cells, now) };
  });
  const ids = await productIdsOf(listed.map(({ productCode }) => productCode).filter((code) => code !== ""));
  const keys = listed.flatMap(({ productCode, prices }) => {
    const productId = ids.get(codeKey(productCode));
    return productId === undefined
      ? []
      : prices.flatMap((price) => [{ productId, ...price }, ...measuredBy(productId, price)]);
  });
  const slots = await readSlots(keys);
  for (const [id, slot] of [...course.lately, ...course.carried]) if (slots.has(id)) slots.set(id, slot);
  course.lately = slots;
  return listed.map(({ raw, read, productCode, prices, refused }): PlanRow => {
    const problems = [...read.problems, ...refused, ...twiceIn(course, raw.number)];
    const productId = ids.get(codeKey(productCode));
    if (productId === undefined && reading.isTitle(raw)) return titleRow(raw);
    if (problems.length === 0 && productId === undefined) problems.push({ field: "productCode", code: "unknown-code" });
    if (problems.length > 0 || productId === undefined) return refusedRow(raw, productCode, problems, course);
    const before = [...slots.values()].filter((slot) => slot.productId === productId);
    const plan = planPrices(prices, productId, slots, now);
    for (const price of prices) {
      const id = priceId({ productId, ...price });
      const slot = slots.get(id);
      if (slot && course.shared.has(slotKey(productCode, price))) course.carried.set(id, slot);
    }
    const ends = plan.prices.some(({ set }) => set === undefined);
    const outcome = plan.prices.length === 0 ? "unchanged" : ends ? "ending" : plan.isFresh ? "created" : "changed";
    const warnings = located(guardsOf(plan.prices, productId, before, now), raw, course);
    const write = outcome === "unchanged" ? {} : { write: { productId, prices: plan.prices } };
    return {
      row: raw.number,
      outcome,
      productCode,
      problems: [],
      warnings,
      changes: plan.changes,
      filled: [],
      ...write,
    };
  });
}

/** The prices beside it that a price is measured by. */
const measuredBy = (productId: string, { locale, priceType }: ListedPrice) => guardKeys(productId, locale, [priceType]);
