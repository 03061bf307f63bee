import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { setProductFields } from "../../catalogue/editing/change-product.ts";
import { setOnHand } from "../../logistics/set-stock.ts";
import { changePrices } from "../../pricing/change-prices.ts";
import type { User } from "../../platform/access.ts";
import { entryView, soldView } from "./feed-view.ts";
import { readFeed, readProduct } from "./read-feed.ts";
import { recordChanges } from "./record-changes.ts";
import { goneDays, rebuildFeed, recordTurns } from "./tend-feed.ts";

useDatabase();

type Read = Awaited<ReturnType<typeof readFeed>>;
const reader = buyer();
const seen = ({ entries }: Read) =>
  entries.map((entry) => {
    const view = entryView(entry, { user: reader, now });
    return view.gone
      ? { id: entry.productId }
      : { id: entry.productId, unit: view.price?.unit, pieces: view.stock.pieces };
  });

/** All pages from a cursor on, and the cursor to go on from. */
async function readOn(cursor?: string | null, limit = 7, user: User = reader) {
  const entries: Read["entries"][number][] = [];
  for (;;) {
    const page = await readFeed(user, { cursor: cursor ?? undefined, limit });
    entries.push(...page.entries);
    cursor = page.cursor;
    if (!page.hasMore) return { ...page, entries };
  }
}

/** Figures that look drawn and are the same in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it("brings a reader who pages while a thousand things change to the truth, with each place read once", async () => {
  const draw = drawing(20_261_129);
  const products: string[] = [];
  for (let count = 0; count < 30; count++) products.push(await product(draw(50), 10_000 + draw(1000)));
  await recordChanges(products, now);
  const gone = new Set<string>();
  let changes = 0;
  let done = false;

  /** Changes, and a worker that hears of each late, twice, or together with others. */
  const writer = async () => {
    let heard: string[] = [];
    while (changes < 1000) {
      const alive = products.filter((id) => !gone.has(id));
      const id = alive[draw(alive.length)] ?? "";
      const kind = draw(20);
      if (kind === 0 && alive.length > 15) {
        await setProductFields(id, { visibility: false });
        gone.add(id);
      } else if (kind === 1 && gone.size > 0) {
        const [back = ""] = [...gone];
        await setProductFields(back, { visibility: true });
        gone.delete(back);
        heard.push(back);
      } else if (kind < 11) await setOnHand(id, draw(90));
      else await listPrice(id, 9000 + draw(2000));
      heard.push(id);
      changes++;
      if (draw(4) === 0) {
        const [some, again] = [heard, heard.slice(draw(heard.length))];
        heard = [];
        await Promise.all([recordChanges(some, now), recordChanges(again, now)]);
      }
    }
    await recordChanges(heard, now);
    done = true;
  };

  const known = new Map<string, ReturnType<typeof seen>[number]>();
  const places = new Set<string>();
  const follow = async () => {
    let cursor: string | null | undefined;
    for (;;) {
      const last = done;
      const page = await readFeed(reader, { cursor: cursor ?? undefined, limit: 1 + draw(9) });
      seen(page).forEach((entry, at) => {
        const place = `${page.entries[at]?.at} ${entry.id}`;
        expect(places.has(place), place).toBe(false);
        places.add(place);
        known.set(entry.id, entry);
      });
      cursor = page.cursor;
      if (last && !page.hasMore) return;
    }
  };
  await Promise.all([writer(), follow()]);

  expect(changes).toBe(1000);
  for (const id of products) {
    const told = known.get(id);
    if (gone.has(id)) {
      expect(told).toEqual({ id });
      continue;
    }
    const truth = soldView(await readProduct(reader, id, now), { user: reader, now });
    expect(told).toEqual({ id, unit: truth.price?.unit, pieces: truth.stock.pieces });
  }
  const afresh = new Map(seen(await readOn()).map((entry) => [entry.id, entry]));
  expect(afresh).toEqual(known);
});

it("gives no place to what readers can't tell from before", async () => {
  const id = await product(5);
  expect(await recordChanges([id], now)).toBe(1);
  expect(await recordChanges([id, id], now)).toBe(0);
  await setOnHand(id, 6);
  expect(await recordChanges([id], now)).toBe(1);
});

it("tells of a price that begins by itself, when it does", async () => {
  const id = await product(5);
  const begins = new Date(now.getTime() + 3_600_000);
  await changePrices(
    [
      {
        key: { productId: id, locale: "it", priceType: "high" },
        set: { price: 8000, discount: 0, from: begins.toISOString() },
      },
    ],
    { source: "system" },
    now,
  );
  await recordChanges([id], now);
  const { cursor } = await readOn();
  expect(await recordTurns(now)).toBe(0);
  expect(await recordTurns(begins)).toBe(1);
  const { entries } = await readOn(cursor);
  expect(entries.map((entry) => entryView(entry, { user: reader, now: begins }))).toMatchObject([
    { price: { unit: 8000 } },
  ]);
  expect(await recordTurns(begins)).toBe(0);
});

it("has a reader begin anew whose prices are others than when the cursor was given", async () => {
  await recordChanges([await product(1)], now);
  const { cursor } = await readOn();
  const premium: User = { ...reader, accountType: "business", companyVerified: true, entitlement: "premium" };
  await expect(readFeed(premium, { cursor: cursor ?? "", limit: 5 })).rejects.toThrow("cursor-expired");
  await expect(readFeed(reader, { cursor: "yesterday", limit: 5 })).rejects.toThrow("malformed-request");
});

it("goes on from a time, a little before it, for a clock that is ahead", async () => {
  const id = await product(1);
  await recordChanges([id], now);
  const sinceNow = await readFeed(reader, { changedSince: new Date(now.getTime() + 60_000).toISOString(), limit: 500 });
  expect(sinceNow.entries.map(({ productId }) => productId)).toContain(id);
  const later = await readFeed(reader, {
    changedSince: new Date(now.getTime() + 86_400_000_000).toISOString(),
    limit: 500,
  });
  expect(later.entries).toEqual([]);
});

it("mends what no message told, and forgets in time what left", async () => {
  const [, leaves] = [await product(1), await product(2)];
  expect(await rebuildFeed(now)).toBeGreaterThan(0);
  expect(await rebuildFeed(now)).toBe(0);
  const { cursor } = await readOn();
  await setProductFields(leaves, { visibility: false });
  expect(await rebuildFeed(now)).toBeGreaterThan(0);
  expect(seen(await readOn(cursor))).toContainEqual({ id: leaves });
  const later = new Date(now.getTime() + (goneDays + 1) * 86_400_000);
  await rebuildFeed(later);
  await expect(readFeed(reader, { cursor: cursor ?? "", limit: 5 })).rejects.toThrow("cursor-expired");
  // Who begins now reads on, over places from before what was forgotten.
  expect(seen(await readOn()).map(({ id }) => id)).not.toContain(leaves);
});
