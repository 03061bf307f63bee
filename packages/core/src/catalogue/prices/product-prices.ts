import { userNames } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { locales } from "../../platform/locale.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import {
  changePrices,
  guardKeys,
  isRuinous,
  parsePeriodId,
  periodAt,
  periodId,
  priceAt,
  priceHistoryOf,
  priceId,
  priceTypes,
  readSlots,
  segmentsOf,
  unitOf,
  unitsAt,
  validity,
  warningsTogether,
  type PriceKey,
  type PriceSlot,
} from "../../pricing/index.ts";
import { loadProduct } from "../load-product.ts";

/** A slot's prices as the editor shows them: what counts, what will, and what will count again. */
function shownPrices(slot: PriceSlot, now: Date) {
  const { locale, priceType, periods } = slot;
  const at = instant(now);
  const counting = periodAt(periods, at);
  const lowestBefore = priceAt(slot, now)?.lowestBefore;
  const ahead = new Set(
    segmentsOf(periods).map(({ to, period }) => (to === undefined || to > at ? period : undefined)),
  );
  return periods
    .filter((period) => ahead.has(period))
    .map((period) => ({
      id: periodId(slot, period.id),
      locale,
      priceType,
      price: period.price,
      discount: period.discount,
      unit: unitOf(period),
      validFrom: period.from,
      validTo: period.to,
      createdOn: period.createdOn,
      state:
        period === counting ? ("current" as const) : period.from > at ? ("scheduled" as const) : ("covered" as const),
      ...(period === counting && { lowestBefore }),
    }));
}

/** All of a product's, by country and type in the specification's order. */
const allShown = (slots: readonly PriceSlot[], now: Date) =>
  slots.toSorted((a, b) => placeOf(a) - placeOf(b)).flatMap((slot) => shownPrices(slot, now));

const placeOf = ({ locale, priceType }: PriceSlot): number =>
  locales.findIndex((known) => known === locale) * priceTypes.length + priceTypes.indexOf(priceType);

/** The prices of a product with a page of their history: three requests. Problem: not-found. */
export async function productPrices(
  productId: string,
  paging: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const [{ prices }, history] = await Promise.all([loadProduct(productId), priceHistoryOf(productId, paging)]);
  const names = await userNames(history.items.flatMap(({ userId }) => userId ?? []));
  const items = history.items.map(({ userId, changes, ...entry }) => ({
    ...entry,
    changes: [...changes],
    by: userId === undefined ? undefined : { id: userId, name: names.get(userId) ?? "" },
  }));
  return { prices: allShown(prices, now), history: { ...history, items } };
}

interface Wish extends Omit<PriceKey, "productId"> {
  price: number;
  discount: number;
  validFrom?: string | undefined;
  validTo?: string | undefined;
  confirmed?: readonly string[] | undefined;
}

/**
 * Sets a price beside what is there. Problems: not-found, invalid-input for its days, version-conflict, and
 * confirmation-needed for a ruinous one, measured by what counts when it begins.
 */
export async function addPrice(user: Pick<User, "id">, productId: string, wish: Wish, now: Date) {
  const { locale, priceType, price, discount, confirmed } = wish;
  const set = { price, discount, ...validity(wish, now) };
  await loadProduct(productId);
  const key = { productId, locale, priceType };
  const slots = await readSlots([key, ...guardKeys(productId, locale, [priceType])]);
  const before = periodAt(slots.get(priceId(key))?.periods ?? [], set.from);
  const units = unitsAt([...slots.values()], key, set.from);
  const [warnings = []] = warningsTogether([{ priceType, before, after: set }], units);
  demandConfirmed([{ field: "price", warnings: warnings.filter(isRuinous), confirmed }]);
  await changePrices([{ key, set }], { userId: user.id, source: "form" }, now);
  const { prices } = await loadProduct(productId);
  return { prices: allShown(prices, now) };
}

/** Ends a price by its name. Problems: price-not-found when it is over or never was, version-conflict. */
export async function endPrice(user: Pick<User, "id">, id: string, now: Date): Promise<void> {
  const { id: period, ...key } = parsePeriodId(id);
  const slot = (await readSlots([key])).get(priceId(key));
  const shown = slot ? shownPrices(slot, now) : [];
  const ended = shown.find((price) => (period === undefined ? price.state === "current" : price.id === id));
  if (!slot || !ended) throw new Problem("price-not-found");
  const wish = { key, end: parsePeriodId(ended.id).id, version: slot.version };
  const [outcome] = await changePrices([wish], { userId: user.id, source: "form" }, now);
  if (outcome?.conflict) throw new Problem("version-conflict");
}
