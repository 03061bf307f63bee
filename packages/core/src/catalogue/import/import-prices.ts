import { Problem, type FieldProblem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import {
  changePrices,
  periodAt,
  priceId,
  readSlots,
  segmentsOf,
  type PricePeriod,
  type PriceSlot,
  type PriceWish,
} from "../../pricing/index.ts";
import { codeKey, productIdsOf } from "../product-codes.ts";
import type { RowResult } from "./apply-row.ts";
import { inBatches, rowsAfter, type Imported, type ImportOptions } from "./import-products.ts";
import { listFormOf, listRowOf, type ListedPrice, type ListForm, type ListRow } from "./price-list.ts";
import type { ReadRow } from "./read-table.ts";

type Options = Pick<ImportOptions, "dryRun" | "author" | "now" | "onRow" | "onBatch" | "after" | "hurry">;
type Row = { number: number } & ListRow;

/**
 * Imports a price list. Each row is written wholly or not at all; one that says what counts already changes nothing, so a
 * list can be imported again, or on from where it was cut. Problem: unknown-columns.
 */
export async function importPrices(rows: AsyncIterable<ReadRow>, options: Options): Promise<Imported> {
  const counts: Imported["counts"] = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const { after = 0, now, onRow, onBatch, hurry } = options;
  let form: ListForm | undefined;
  let finished = true;
  for await (const batch of inBatches(rowsAfter(rows, after))) {
    form ??= listFormOf(batch[0]?.cells ?? {});
    if (!form) throw new Problem("unknown-columns");
    const known = form;
    const listed = batch.map(({ number, cells, decimal }) => ({ number, ...listRowOf(cells, known, decimal, now()) }));
    for (const [row, result] of await judged(listed, options)) {
      counts[result.outcome] += 1;
      onRow({ ...result, row });
    }
    await onBatch?.();
    if (hurry?.()) {
      finished = false;
      break;
    }
  }
  if (!form && after === 0) throw new Problem("unknown-columns");
  return { mapping: form && `prices-${form}`, rules: [], counts, finished };
}

/** The results of some rows. Rows of one product are judged one after the other, those of several side by side. */
async function judged(rows: readonly Row[], options: Options): Promise<[number, RowResult][]> {
  const ids = await productIdsOf(rows.map(({ productCode }) => productCode));
  const groups = Object.values(Object.groupBy(rows, ({ productCode }) => codeKey(productCode)));
  const results = await Promise.all(
    groups.map(async (group = []) => {
      const some: [number, RowResult][] = [];
      for (const row of group) {
        some.push([row.number, await judge(row, ids.get(codeKey(row.productCode)), options)]);
      }
      return some;
    }),
  );
  return results.flat();
}

async function judge(row: Row, productId: string | undefined, { dryRun, author, now }: Options): Promise<RowResult> {
  const { productCode } = row;
  const result = (outcome: RowResult["outcome"], problems: readonly FieldProblem[] = []): RowResult => ({
    outcome,
    productCode,
    problems,
    filled: [],
  });
  if ("refused" in row) return result("refused", row.refused);
  if (!productId) return result("refused", [{ field: "productCode", code: "unknown-code" }]);
  const keyOf = ({ locale, priceType }: ListedPrice) => ({ productId, locale, priceType });
  const slots = await readSlots(row.prices.map(keyOf));
  const different = row.prices.filter((price) => !isThere(slots.get(priceId(keyOf(price))), price, now()));
  if (different.length === 0) return result("unchanged");
  const fresh = different.every((price) => slots.get(priceId(keyOf(price)))?.version === 0);
  if (dryRun) return result(fresh ? "created" : "changed");
  const wishes = different.map((price): PriceWish => ({ key: keyOf(price), set: price.set }));
  try {
    await changePrices(wishes, author ?? { source: "import" }, now());
    return result(fresh ? "created" : "changed");
  } catch (error) {
    if (error instanceof Problem) return result("refused", [{ field: "", code: error.code }]);
    throw error;
  }
}

/**
 * Whether a slot gives already what a row asks for: without days the price that counts now, with days the same price on
 * each of them, however many periods that takes.
 */
function isThere(slot: PriceSlot | undefined, { set }: ListedPrice, now: Date): boolean {
  const at = instant(now);
  const { price, discount, from, to } = set;
  const same = (period: PricePeriod | undefined) => period?.price === price && period.discount === discount;
  if (!slot || from === undefined) return same(slot && periodAt(slot.periods, at));
  let reached = from > at ? from : at;
  for (const segment of segmentsOf(slot.periods)) {
    if (segment.to !== undefined && segment.to <= reached) continue;
    if (segment.from > reached || !same(segment.period)) return false;
    if (segment.to === undefined || (to !== undefined && segment.to >= to)) return true;
    reached = segment.to;
  }
  return false;
}
