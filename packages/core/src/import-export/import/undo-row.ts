import { instant } from "../../platform/time.ts";
import { Problem } from "../../platform/problems.ts";
import { changePrices, periodAt, priceId, readSlots, type PriceSlot, type PriceWish } from "../../pricing/index.ts";
import { deleteProduct, saveProduct } from "../../catalogue/index.ts";
import type { PlannedPrice, PlannedWrite, Written } from "./checking/plan.ts";
import { sameFields, storedProduct, type WriteOptions } from "./write-row.ts";

/**
 * Takes back what an import wrote at a row: what was before is there again, and a product that it made is gone. A row of
 * which anything was changed since is `kept` as it is now. May be repeated after a crash.
 */
export async function undoRow(
  write: PlannedWrite,
  written: Written,
  { author, now }: Omit<WriteOptions, "seriesOf">,
): Promise<Written> {
  const kept = (problem: string): Written => ({ ...written, state: "kept", problem });
  try {
    const known = write.product && (await storedProduct(write.productId));
    const wishes = await wishesOf(write, now);
    if (wishes === "changed-since") return kept(wishes);
    const { product } = write;
    if (product && known) {
      const isBack = product.before && sameFields(known.product.fields, product.before);
      if (!isBack && !sameFields(known.product.fields, product.fields)) return kept("changed-since");
      if (!product.before) {
        await deleteProduct(write.productId);
        return { ...written, state: "undone" };
      }
      if (!isBack || known.product.seriesId !== product.seriesIdBefore) {
        const { version, seriesIdLinks } = known.product;
        const seriesId = product.seriesIdBefore ?? known.product.seriesId;
        await saveProduct({ id: write.productId, seriesId, fields: product.before, version, seriesIdLinks }, now);
      }
    } else if (product?.before) return kept("changed-since");
    const outcomes = await changePrices(wishes, author, now);
    if (outcomes.some(({ conflict }) => conflict)) return kept("changed-since");
    return { ...written, state: "undone" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return kept(error.code === "version-conflict" ? "changed-since" : error.code);
  }
}

/** What brings the prices back; none for those that are back already. */
async function wishesOf({ productId, prices }: PlannedWrite, now: Date): Promise<PriceWish[] | "changed-since"> {
  const slots = await readSlots(prices.map(({ key }) => ({ ...key, productId })));
  const wishes: PriceWish[] = [];
  for (const price of prices) {
    const slot = slots.get(priceId({ ...price.key, productId }));
    const state = slot ? stateOf(slot, price, now) : "back";
    if (state === "changed-since") return state;
    if (slot && state === "as-written") wishes.push(wishOf(price, slot, now));
  }
  return wishes;
}

const isLater = ({ set }: PlannedPrice, now: Date): boolean => set?.from !== undefined && set.from > instant(now);

/** Whether a price is still what the import made of it, or what it was before. */
function stateOf({ periods }: PriceSlot, price: PlannedPrice, now: Date): "as-written" | "back" | "changed-since" {
  const written = periods.find(({ id }) => id === price.version + 1);
  if (isLater(price, now)) return written ? "as-written" : "back";
  const counting = periodAt(periods, instant(now));
  if (price.set ? counting !== undefined && counting === written : counting === undefined) return "as-written";
  const { before } = price;
  const isBack = before
    ? counting?.price === before.price && counting.discount === before.discount
    : counting === undefined;
  return isBack ? "back" : "changed-since";
}

/** A price that the import set is taken out; where it took the place of one, that one is set again until its own end. */
function wishOf(price: PlannedPrice, { productId, version }: PriceSlot, now: Date): PriceWish {
  const { key, before } = price;
  const full = { ...key, productId };
  if (isLater(price, now) || !before) return { key: full, end: price.version + 1, version };
  return {
    key: full,
    set: { price: before.price, discount: before.discount, from: instant(now), to: before.to },
    version,
  };
}
