import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { newId } from "../platform/ids.ts";
import { changePrices, type PriceWish } from "./change-prices.ts";
import { priceHistoryOf } from "./price-history-of.ts";
import { priceId, type PriceKey, type PriceType } from "./price.ts";
import { priceAt } from "./price-periods.ts";
import { readSlots } from "./read-slots.ts";
import { setPrices } from "./set-price.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const later = new Date("2026-11-21T10:00:00Z");
const keyOf = (productId = newId(), priceType: PriceType = "public"): PriceKey => ({
  productId,
  locale: "it",
  priceType,
});
const author = { userId: "U", source: "grid" as const };
const current = async (key: PriceKey, at: Date) => priceAt((await readSlots([key])).get(priceId(key))!, at)?.price;

it("keeps every change with who made it and what counted before, the newest first", async () => {
  const key = keyOf();
  const set = (price: number) => ({ key, set: { price, discount: 0 } });
  await changePrices([set(1000)], { source: "system" }, now);
  await changePrices([set(900)], author, later);
  await changePrices([{ key }], author, new Date("2026-11-22T10:00:00Z"));
  const { items } = await priceHistoryOf(key.productId, { limit: 10 });
  expect(items).toMatchObject([
    { userId: "U", changes: [{ before: { price: 900 } }] },
    { userId: "U", source: "grid", changes: [{ before: { price: 1000 }, after: { price: 900 } }] },
    { source: "system", changes: [{ after: { price: 1000, from: "2026-11-20T10:00:00.000Z" } }] },
  ]);
  expect(items[0]?.changes[0]?.after).toBeUndefined();
  expect(await current(key, new Date("2026-11-23T10:00:00Z"))).toBeUndefined();
});

it("tells a wish that rests on an outdated version, and grants the others", async () => {
  const [mine, taken] = [keyOf(), keyOf()];
  await setPrices(
    [mine, taken].map((key) => ({ ...key, price: 1000, discount: 0 })),
    now,
  );
  await setPrices([{ ...taken, price: 1100, discount: 0 }], now);
  const wishes: PriceWish[] = [mine, taken].map((key) => ({ key, set: { price: 500, discount: 0 }, version: 1 }));
  const outcomes = await changePrices(wishes, author, later);
  expect(outcomes.map(({ conflict }) => conflict)).toEqual([false, true]);
  expect(await current(mine, later)).toBe(500);
  expect(await current(taken, later)).toBe(1100);
});

it("lets many set the same price at once and loses none from the history", async () => {
  const key = keyOf();
  const prices = [100, 200, 300, 400];
  await Promise.all(prices.map((price) => setPrices([{ ...key, price, discount: 0 }], now)));
  const { items } = await priceHistoryOf(key.productId, { limit: 10 });
  expect(items.map(({ changes }) => changes[0]?.after?.price).toSorted((a, b) => a! - b!)).toEqual(prices);
});

it("writes prices of more products than one transaction holds", async () => {
  const keys = Array.from({ length: 70 }, () => newId()).flatMap((id) => [keyOf(id), keyOf(id, "high")]);
  await setPrices(
    keys.map((key) => ({ ...key, price: 700, discount: 0 })),
    now,
  );
  const slots = await readSlots(keys);
  expect([...slots.values()].every(({ version }) => version === 1)).toBe(true);
});
