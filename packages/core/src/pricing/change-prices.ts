import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { withoutPrice, withPrice, type NewPrice } from "./change-slot.ts";
import type { PriceAuthor, PriceChange } from "./price-history.ts";
import { priceId, type PriceKey } from "./price.ts";
import { periodAt, type PricePeriod, type PriceSlot } from "./price-periods.ts";
import { PriceEntity, PriceHistoryEntity } from "./price.table.ts";
import { readSlots, slotsAmong } from "./read-slots.ts";

/** One price to set, or to end when it says no new one. */
export interface PriceWish {
  key: PriceKey;
  set?: NewPrice | undefined;
  /** The period to end; the one that counts when absent. */
  end?: number | undefined;
  /** What the wish rests on: another version of the slot by now is a conflict. */
  version?: number | undefined;
}

export interface PriceOutcome {
  wish: PriceWish;
  /** As it is stored now, whether the wish was granted or not. */
  slot: PriceSlot;
  /** What counted before. */
  before: PricePeriod | undefined;
  conflict: boolean;
}

/** A transaction holds a hundred items: the slots, and the history's entry of each product. */
const largestTransaction = 100;
const tries = 4;

/**
 * Sets and ends prices. Those of one product are written wholly or not at all (up to 99), with one entry in its history; a
 * wish that rests on an outdated version is told as a conflict and changes nothing, the others go on. Slots of all wishes that have
 * just been `read` are not read once more, unless somebody has written meanwhile.
 * Problem: version-conflict when others keep writing all the while.
 */
export async function changePrices(
  wishes: readonly PriceWish[],
  author: PriceAuthor,
  now: Date,
  read?: ReadonlyMap<string, PriceSlot>,
): Promise<PriceOutcome[]> {
  const outcomes = new Map<PriceWish, PriceOutcome>();
  for (const portion of portionsOf(wishes)) {
    for (const outcome of await changePortion(portion, author, now, read)) outcomes.set(outcome.wish, outcome);
  }
  return wishes.flatMap((wish) => outcomes.get(wish) ?? []);
}

/** The writes of a product's first prices, for the transaction that makes the product; none for wishes that only end a price. */
export function firstPriceWrites(wishes: readonly PriceWish[], author: PriceAuthor, now: Date) {
  const none = slotsAmong(
    [],
    wishes.map(({ key }) => key),
  );
  return writesOf(granted(wishes, none, now), none, author, now);
}

/** Parts the wishes into transactions, a product's together. */
function portionsOf(wishes: readonly PriceWish[]): PriceWish[][] {
  const groups = Object.values(Object.groupBy(wishes, ({ key }) => key.productId)) as PriceWish[][];
  const portions: { wishes: PriceWish[]; items: number }[] = [];
  for (const group of groups) {
    for (let at = 0; at < group.length; at += largestTransaction - 1) {
      const part = group.slice(at, at + largestTransaction - 1);
      const last = portions.at(-1);
      if (last && last.items + part.length + 1 <= largestTransaction) {
        last.wishes.push(...part);
        last.items += part.length + 1;
      } else portions.push({ wishes: [...part], items: part.length + 1 });
    }
  }
  return portions.map((portion) => portion.wishes);
}

async function changePortion(
  wishes: readonly PriceWish[],
  author: PriceAuthor,
  now: Date,
  read?: ReadonlyMap<string, PriceSlot>,
): Promise<PriceOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = (attempt === 1 && read) || (await readSlots(wishes.map(({ key }) => key)));
    const outcomes = granted(wishes, stored, now);
    const writes = writesOf(outcomes, stored, author, now);
    if (writes.length === 0) return outcomes;
    try {
      await execute(...writes);
      return outcomes;
    } catch (error) {
      if (!cancellationReasons(error).includes(true)) throw error;
      if (attempt === tries) throw new Problem("version-conflict");
    }
  }
}

/** What the wishes make of the stored slots, one after the other. */
function granted(wishes: readonly PriceWish[], stored: ReadonlyMap<string, PriceSlot>, now: Date): PriceOutcome[] {
  const slots = new Map(stored);
  return wishes.flatMap((wish): PriceOutcome[] => {
    const id = priceId(wish.key);
    const slot = slots.get(id);
    if (!slot) return [];
    const before = periodAt(slot.periods, instant(now));
    if (wish.version !== undefined && wish.version !== stored.get(id)?.version) {
      return [{ wish, slot, before, conflict: true }];
    }
    const ended = wish.end ?? before?.id;
    const changed = wish.set
      ? withPrice(slot, wish.set, now)
      : ended === undefined
        ? slot
        : withoutPrice(slot, ended, now);
    slots.set(id, changed);
    return [{ wish, slot: changed, before, conflict: false }];
  });
}

function writesOf(
  outcomes: readonly PriceOutcome[],
  stored: ReadonlyMap<string, PriceSlot>,
  { userId, source }: PriceAuthor,
  now: Date,
) {
  const changed = outcomes.filter(({ wish, slot }) => slot !== stored.get(priceId(wish.key)));
  const newest = new Map(changed.filter(({ conflict }) => !conflict).map(({ slot }) => [priceId(slot), slot]));
  const puts = [...newest].map(([id, slot]) => {
    const version = stored.get(id)?.version ?? 0;
    return PriceEntity.build(PutTransaction)
      .item({ ...slot, periods: [...slot.periods] })
      .options({
        condition: version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: version },
      });
  });
  const products = Object.groupBy(
    changed.filter(({ conflict }) => !conflict),
    ({ slot }) => slot.productId,
  );
  const entries = Object.entries(products).map(([productId, of = []]) =>
    PriceHistoryEntity.build(PutTransaction).item({
      productId,
      id: newId(),
      at: instant(now),
      source,
      ...(userId !== undefined && { userId }),
      changes: of.map(changeOf),
    }),
  );
  return [...puts, ...entries];
}

function changeOf({ wish: { key, set }, slot, before }: PriceOutcome): PriceChange {
  const { locale, priceType } = key;
  const after = set && slot.periods.find(({ id }) => id === slot.version);
  return {
    locale,
    priceType,
    ...(before && { before: { price: before.price, discount: before.discount } }),
    ...(after && {
      after: { price: after.price, discount: after.discount, from: after.from, ...(after.to && { to: after.to }) },
    }),
  };
}
