import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import {
  changePrices,
  periodAt,
  priceId,
  readSlots,
  slotsAmong,
  type PriceAuthor,
  type PriceSlot,
} from "../../pricing/index.ts";
import { type LoadedProduct, loadProduct, type ProductFields, saveProduct } from "../../catalogue/index.ts";
import type { PlannedPrice, PlannedWrite, Written } from "./checking/plan.ts";
import type { SeriesOf } from "./listings/series-of.ts";

export interface WriteOptions {
  seriesOf: SeriesOf;
  author: PriceAuthor;
  now: Date;
}

const fieldsOf = (fields: ProductFields | undefined): string =>
  JSON.stringify(
    Object.entries(fields ?? {})
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
export const sameFields = (a: ProductFields | undefined, b: ProductFields | undefined): boolean =>
  fieldsOf(a) === fieldsOf(b);

export async function storedProduct(id: string): Promise<LoadedProduct | undefined> {
  try {
    return await loadProduct(id, { consistent: true });
  } catch (error) {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  }
}

/**
 * Writes what was checked, and nothing else: where a product or price is no longer as it was checked, the row is `moved` and
 * left alone. May be repeated after a crash: what it has written already it finds as its own.
 */
export async function writeRow(write: PlannedWrite, options: WriteOptions): Promise<Written> {
  try {
    const known = write.product && (await storedProduct(write.productId));
    const state = write.product ? stateOf(write.product, known) : "as-checked";
    if (state === "moved") return { state: "moved" };
    const keys = write.prices.map(({ key }) => ({ ...key, productId: write.productId }));
    // What was read of a product are its prices too.
    const slots = write.product ? slotsAmong(known?.prices ?? [], keys) : await readSlots(keys);
    const waiting = pricesReady(write, slots, options.now);
    if (waiting === "moved") return { state: "moved" };
    if (write.product && state === "as-checked") await writeProduct(write, known, options);
    await writePrices(write.productId, waiting, slots, options);
    return { state: "written" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isMoved = ["version-conflict", "product-code-taken", "not-found"].includes(error.code);
    return { state: isMoved ? "moved" : "failed", problem: error.code };
  }
}

type State = "as-checked" | "written" | "moved";

function stateOf(
  { fields, before, seriesIdBefore }: NonNullable<PlannedWrite["product"]>,
  known: LoadedProduct | undefined,
): State {
  if (!known) return before ? "moved" : "as-checked";
  if (before && sameFields(known.product.fields, before) && known.product.seriesId === seriesIdBefore)
    return "as-checked";
  return sameFields(known.product.fields, fields) ? "written" : "moved";
}

async function writeProduct(
  { productId, product }: PlannedWrite,
  known: LoadedProduct | undefined,
  options: WriteOptions,
) {
  if (!product) return;
  const series = await options.seriesOf(product.series);
  if ("problem" in series) throw new Problem("invalid-input", {}, [series.problem]);
  await saveProduct(
    {
      id: productId,
      seriesId: series.id,
      fields: product.fields,
      read: { product: known?.product },
      ...(known && { version: known.product.version, seriesIdLinks: known.product.seriesIdLinks }),
    },
    options.now,
  );
}

/** The planned prices that are still to be written; "moved" where somebody else has set one of them meanwhile. */
function pricesReady(
  { productId, prices }: PlannedWrite,
  slots: ReadonlyMap<string, PriceSlot>,
  now: Date,
): PlannedPrice[] | "moved" {
  const waiting: PlannedPrice[] = [];
  for (const price of prices) {
    const slot = slots.get(priceId({ ...price.key, productId }));
    if (slot && isWritten(slot, price, now)) continue;
    if (slot?.version !== price.version) return "moved";
    waiting.push(price);
  }
  return waiting;
}

/** Whether the import has written the price already, before it was cut off. */
function isWritten({ version, periods }: PriceSlot, { set, version: checked }: PlannedPrice, now: Date): boolean {
  if (version <= checked) return false;
  if (!set) return periodAt(periods, instant(now)) === undefined;
  return periods.some(
    ({ id, price, discount }) => id === checked + 1 && price === set.price && discount === set.discount,
  );
}

async function writePrices(
  productId: string,
  waiting: readonly PlannedPrice[],
  slots: ReadonlyMap<string, PriceSlot>,
  { author, now }: WriteOptions,
): Promise<void> {
  const wishes = waiting.map(({ key, set, version }) => ({ key: { ...key, productId }, set, version }));
  const outcomes = await changePrices(wishes, author, now, slots);
  if (outcomes.some(({ conflict }) => conflict)) throw new Problem("version-conflict");
}
