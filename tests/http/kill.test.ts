import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { demonstrationLogins } from "@solvia/local/demo/users";
import { Caller } from "../support/cloud.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";

const wanted = 100;
/** So many placements have been acknowledged when everything is killed. */
const killedAfter = 40;

const folder = await emptyFolder();
let cloud: Started | undefined;
afterAll(async () => {
  if (cloud) await killAll(cloud);
  await rm(folder, { recursive: true, force: true });
});

interface Placed {
  id: string;
  amounts: { total: number };
  lines: { productId: string; quantity: number }[];
  transactions: { amount: number }[];
}

const logInAll = (url: string): Promise<Caller[]> =>
  Promise.all(demonstrationLogins.map(({ email }) => new Caller(url).login(email)));

async function piecesOf(caller: Caller, productIds: readonly string[]): Promise<number[]> {
  const pages = await Promise.all(productIds.map((id) => caller.call("GET", `/products/product/${id}`)));
  return pages.map(({ body }) => (body as { availability: { pieces: number } }).availability.pieces);
}

/** Fills and places one order; the order when the shop has said so. */
async function placeOne(caller: Caller, priceId: string): Promise<Placed | undefined> {
  await caller.call("POST", `/orders/product-price/${priceId}/quantity/2`);
  const { body: cart } = await caller.call("GET", "/orders/open");
  const { id } = cart as Placed;
  const { body: changed } = await caller.call("POST", `/orders/${id}/shipping-address/pickup`);
  const expectedTotal = (changed as Placed).amounts?.total;
  const body = { method: "manual_wire_transfer", expectedTotal, salesConditionsAccepted: true };
  const { status, body: order } = await caller.call("POST", `/orders/${id}/pay`, body);
  return status === 200 ? order : undefined;
}

it("loses no acknowledged order and leaves no half one when everything is killed in the middle of 100 placements", async () => {
  cloud = await startProcess(folder);
  await ready(cloud);
  const callers = await logInAll(cloud.url);
  const { body: found } = await callers[0]!.call("GET", "/products/search?category=panels&available=true&sort=power");
  const products = (
    found as { items: { id: string; price?: { priceId: string }; availability: { pieces: number } }[] }
  ).items
    .filter(({ price, availability }) => price && availability.pieces > 2 * wanted)
    .slice(0, 3);
  const ids = products.map(({ id }) => id);
  const before = await piecesOf(callers[0]!, ids);

  const acknowledged: { by: number; order: Placed }[] = [];
  let begun = 0;
  const running = cloud;
  let killed: Promise<void> | undefined;
  await Promise.all(
    callers.map(async (caller, by) => {
      while (begun < wanted && !killed) {
        const product = products[begun % products.length];
        begun += 1;
        // Once all is killed no connection is answered any more.
        const order = await placeOne(caller, product?.price?.priceId ?? "").catch(() => undefined);
        if (order) acknowledged.push({ by, order });
        if (acknowledged.length >= killedAfter) killed ??= killAll(running);
      }
    }),
  );
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(killedAfter);
  expect(begun).toBeLessThan(wanted);

  cloud = await startProcess(folder);
  await ready(cloud);
  const again = await logInAll(cloud.url);
  for (const { by, order } of acknowledged) {
    const { status, body } = await again[by]!.call("GET", `/orders/${order.id}`);
    expect(status).toBe(200);
    expect((body as Placed).lines).toEqual(order.lines);
    expect((body as Placed).amounts.total).toBe(order.amounts.total);
  }

  const all = (await Promise.all(again.map((caller) => ordersOf(caller)))).flat();
  for (const { amounts, transactions } of all) {
    expect(transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.total);
  }
  const after = await piecesOf(again[0]!, ids);
  const sold = ids.map((productId) =>
    all
      .flatMap(({ lines }) => lines)
      .filter((line) => line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  expect(after).toEqual(before.map((pieces, index) => pieces - sold[index]!));

  const open = await Promise.all(
    again.map(async (caller) => (await caller.call("GET", "/orders/open")).body as Placed),
  );
  const placed = new Set(all.map(({ id }) => id));
  expect(open.filter(({ id }) => placed.has(id))).toEqual([]);
});

/** A user's orders, each read whole. */
async function ordersOf(caller: Caller): Promise<Placed[]> {
  const { body } = await caller.call("GET", "/orders?limit=100");
  const { items } = body as { items: { id: string }[] };
  return Promise.all(items.map(async ({ id }) => (await caller.call("GET", `/orders/${id}`)).body as Placed));
}
