import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { killedAfter } from "../../../../../tests/support/killed-after.ts";
import { available, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { endAbandonedHolds, StockEntity } from "../../logistics/index.ts";
import { StockHoldEntity } from "../../logistics/holds/hold.table.ts";
import { table } from "../../platform/table.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { User } from "../../platform/access.ts";
import { amountsOf } from "../amounts.ts";
import { quickAdd } from "../cart/add-many.ts";
import { maximumLines } from "../cart/cart-room.ts";
import { openOrderOf, taxFactsOf } from "../cart/cart.ts";
import { failOrder } from "../payment/fail-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { findOrder, loadOrder, writeOrder } from "../stored-order.ts";

useDatabase();

const pieces = 1000;
let articles: string[];
beforeAll(async () => {
  articles = [];
  while (articles.length < maximumLines) {
    articles.push(...(await Promise.all(Array.from({ length: 20 }, () => product(pieces, 1000)))));
  }
}, 120_000);

/** A cart of a piece of each article, and how to place it. */
async function cartOf(ids: readonly string[], user: User = buyer()) {
  await quickAdd(
    user,
    ids.map((productCode) => ({ productCode, quantity: 1 })),
    now,
  );
  const { id } = await openOrderOf(user, now);
  const cart = await setShippingAddress(user, id, "pickup", now);
  const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
  return { user, id, place: (at = now) => placeOrder(user, id, { method: "card", expectedTotal }, at) };
}

const left = async (ids: readonly string[]): Promise<number[]> => [
  ...new Set((await Promise.all(ids.map(available))).map(Number)),
];
const onHand = async (productId: string) =>
  (await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send()).Item?.onHand;
const underWay = async () => {
  const { Items } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "STOCKHOLDS" })
    .entities(StockHoldEntity)
    .options({ limit: 100 })
    .send();
  return Items?.length;
};
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it("places an order of 300 lines, gives its pieces back, takes them again, and sends them", async () => {
  const { id, user, place } = await cartOf(articles);
  const order = await place();
  expect(order.lines).toHaveLength(300);
  expect(await left(articles)).toEqual([pieces - 1]);
  expect((await place()).id).toBe(id);
  expect(await left(articles)).toEqual([pieces - 1]);
  await failOrder(id, "no answer", now);
  expect(await left(articles)).toEqual([pieces]);
  expect(await retryOrder(await loadOrder(id), user, now)).toMatchObject({ reserved: true });
  expect(await left(articles)).toEqual([pieces - 1]);
  for (const fulfilment of ["ready", "delivered"] as const) {
    const before = await loadOrder(id);
    await writeOrder({ before, after: { ...before, fulfilment }, now });
  }
  expect(new Set(await Promise.all(articles.map(onHand)))).toEqual(new Set([pieces - 1]));
  expect(await left(articles)).toEqual([pieces - 1]);
  expect(await underWay()).toBe(0);
}, 60_000);

it("refuses the 301st line", async () => {
  const { user } = await cartOf(articles);
  const more = [{ productCode: await product(1), quantity: 1 }];
  await expect(quickAdd(user, more, now)).rejects.toMatchObject({ code: "too-many-lines", params: { maximum: 300 } });
}, 60_000);

it("reserves nothing where one article is gone, whichever step it is in, and keeps the cart", async () => {
  const some = articles.slice(0, 110);
  for (const place of [0, 105]) {
    const last = await product(1, 1000);
    const ids = some.with(place, last);
    const others = ids.filter((id) => id !== last);
    const before = await left(others);
    const [first, second] = await Promise.all([cartOf(ids), cartOf(ids)]);
    await first.place();
    const taken = (await left(others)).map((count) => count + 1);
    expect(taken).toEqual(before);
    await expect(second.place()).rejects.toMatchObject({ code: "not-enough-stock" });
    expect((await left(others)).map((count) => count + 1)).toEqual(before);
    expect((await openOrderOf(second.user, now)).lines).toHaveLength(110);
    await failOrder(first.id, "no answer", now);
    expect(await left(others)).toEqual(before);
  }
  expect(await underWay()).toBe(0);
}, 60_000);

it("sells the last piece once to two long orders at the same moment", async () => {
  const last = await product(1, 1000);
  const [mine, theirs] = [articles.slice(0, 100), articles.slice(100, 200)];
  const before = await left([...mine, ...theirs]);
  const carts = await Promise.all([cartOf([...mine, last]), cartOf([last, ...theirs])]);
  const placed = await Promise.allSettled(carts.map(({ place }) => place()));
  const [won] = placed.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await available(last)).toBe(0);
  expect(await underWay()).toBe(0);
  await failOrder(won?.id ?? "", "no answer", now);
  expect(await left([...mine, ...theirs])).toEqual(before);
}, 60_000);

it("makes one order of a double click, and reserves once", async () => {
  const some = articles.slice(0, 105);
  const [before = 0] = await left(some);
  const { id, place } = await cartOf(some);
  const clicks = await Promise.allSettled([place(), place(), place()]);
  const codes = clicks.map((one) =>
    one.status === "fulfilled" ? one.value.id : (one.reason as { code: string }).code,
  );
  expect(codes).toContain(id);
  expect(codes.every((code) => code === id || code === "request-in-progress")).toBe(true);
  expect(await left(some)).toEqual([before - 1]);
  await failOrder(id, "no answer", now);
  expect(await left(some)).toEqual([before]);
}, 60_000);

it("leaves no piece reserved and none lost, after whichever write the process that places dies", async () => {
  const some = articles.slice(0, 110);
  const before = await left(some);
  const ends: boolean[] = [];
  for (let count = 0; ends.at(-1) !== true; count++) {
    const { id, user, place } = await cartOf(some);
    const ended = await killedAfter(count, place);
    ends.push(ended);
    const order = await findOrder(id);
    expect(order !== undefined).toBe(ended);
    await endAbandonedHolds(minutesLater(0));
    await endAbandonedHolds(minutesLater(2));
    if (order) await failOrder(id, "no answer", now);
    else expect((await openOrderOf(user, now)).lines).toHaveLength(110);
    expect(await left(some)).toEqual(before);
  }
  // The hold, two steps, the order.
  expect(ends).toEqual([false, false, false, false, true]);
}, 120_000);

it("gives all pieces back once, after whichever write the process that ends an order dies", async () => {
  const some = articles.slice(0, 110);
  const before = await left(some);
  let ended = false;
  for (let count = 0; !ended; count++) {
    const { id, place } = await cartOf(some);
    await place();
    ended = (await killedAfter(count, () => failOrder(id, "no answer", now))) && (await underWay()) === 0;
    const { reserved } = await loadOrder(id);
    expect(reserved).toBe(count === 0);
    if (reserved) await failOrder(id, "no answer", now);
    await Promise.all([endAbandonedHolds(minutesLater(2)), endAbandonedHolds(minutesLater(2))]);
    expect(await left(some)).toEqual(before);
    expect(await underWay()).toBe(0);
  }
}, 120_000);

it("is placed again by its buyer a minute after the process died", async () => {
  const some = articles.slice(0, 105);
  const [before = 0] = await left(some);
  const { id, place } = await cartOf(some);
  expect(await killedAfter(2, place)).toBe(false);
  await expect(place()).rejects.toMatchObject({ code: "request-in-progress" });
  expect((await place(minutesLater(2))).id).toBe(id);
  expect(await left(some)).toEqual([before - 1]);
}, 60_000);
