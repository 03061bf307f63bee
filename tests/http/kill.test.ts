import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { openSession } from "@solvia/core/accounts/login/open-session";
import { startStores } from "@solvia/local/database/stores";
import { Caller, password } from "../support/cloud.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";
import { copySeeded } from "../support/seeded-folder.ts";

const wanted = 100;
/** So many placements have been acknowledged when everything is killed. */
const killedAfter = 30;
/** So many are on their way at once: most still have to come when everything is killed. */
const atOnce = 20;

const folder = await emptyFolder();
let cloud: Started | undefined;
afterAll(async () => {
  if (cloud) await killAll(cloud);
  await rm(folder, { recursive: true, force: true });
});

interface Order {
  id: string;
  amounts: { total: number };
  lines: { productId: string; quantity: number }[];
  transactions: { amount: number }[];
}

interface Product {
  id: string;
  price?: { priceId: string };
  availability: { pieces: number };
}

/** A hundred customers who are logged in, written to the folder before the cloud runs: their cookies. */
async function customers(): Promise<string[]> {
  await copySeeded(folder);
  const stores = await startStores(folder);
  Object.assign(process.env, stores.environment, { SITE_ORIGIN: "http://localhost" });
  const now = new Date();
  const cookies: string[] = [];
  for (let at = 0; at < wanted; at++) {
    const email = `${at}@example.com`;
    const person = { email, password, name: "Ada", surname: "Neri", roles: [], fiscalCode: "RSSMRA85T10A562S" };
    const id = await createDemonstrationUser(person, now);
    cookies.push((await openSession(id, undefined, now)).split(";")[0] ?? "");
  }
  await stores.stop();
  return cookies;
}

function callersOf(url: string, cookies: readonly string[]): Caller[] {
  return cookies.map((cookie) => {
    const caller = new Caller(url);
    caller.cookie = cookie;
    return caller;
  });
}

async function piecesOf(caller: Caller, productIds: readonly string[]): Promise<number[]> {
  const pages = await Promise.all(productIds.map((id) => caller.call("GET", `/products/product/${id}`)));
  return pages.map(({ body }) => (body as Product).availability.pieces);
}

/** An open order of two pieces of one product and one of another, to be picked up. */
async function fill(caller: Caller, [first, second]: readonly Product[]): Promise<Order> {
  await caller.call("POST", `/orders/product-price/${first?.price?.priceId}/quantity/2`);
  await caller.call("POST", `/orders/product-price/${second?.price?.priceId}/quantity/1`);
  const { body: cart } = await caller.call("GET", "/orders/open");
  const { status, body } = await caller.call("POST", `/orders/${(cart as Order).id}/shipping-address/pickup`);
  expect(status).toBe(200);
  return body;
}

/** The order when the shop has said so; once all is killed no connection is answered any more. */
async function place(caller: Caller, { id, amounts }: Order): Promise<Order | undefined> {
  const body = { method: "manual_wire_transfer", expectedTotal: amounts.total, salesConditionsAccepted: true };
  const answer = await caller.call("POST", `/orders/${id}/pay`, body).catch(() => undefined);
  return answer?.status === 200 ? answer.body : undefined;
}

/** What stands of a customer's order after the restart: placed and whole, or still in the cart. */
async function standing(caller: Caller, { id }: Order): Promise<{ placed?: Order; open: Order }> {
  const [{ status, body }, { body: open }, { body: list }] = await Promise.all([
    caller.call("GET", `/orders/${id}`),
    caller.call("GET", "/orders/open"),
    caller.call("GET", "/orders?limit=100"),
  ]);
  const listed = (list as { items: { id: string }[] }).items.map((order) => order.id);
  expect(listed).toEqual(status === 200 ? [id] : []);
  return { open, ...(status === 200 && { placed: body }) };
}

it("loses no acknowledged order and leaves no half one when everything is killed in the middle of 100 placements", async () => {
  const cookies = await customers();
  const running = await startProcess(folder);
  cloud = running;
  await ready(running);
  const before = callersOf(running.url, cookies);
  const search = await before[0]!.call("GET", "/products/search?category=panels&available=true&sort=power");
  const products = (search.body as { items: Product[] }).items
    .filter(({ price, availability }) => price && availability.pieces > 2 * wanted)
    .slice(0, 3);
  const ids = products.map(({ id }) => id);
  const pieces = await piecesOf(before[0]!, ids);
  const carts: Order[] = [];
  for (const [at, caller] of before.entries()) {
    carts.push(await fill(caller, [products[at % 3]!, products[(at + 1) % 3]!]));
  }

  let acknowledgedCount = 0;
  const acknowledged: (Order | undefined)[] = [];
  const waiting = before.map((caller, at) => ({ caller, at }));
  const placeAll = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      acknowledged[next.at] = await place(next.caller, carts[next.at]!);
      if (acknowledged[next.at] && ++acknowledgedCount === killedAfter) await killAll(running);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, placeAll));
  expect(acknowledgedCount).toBeGreaterThanOrEqual(killedAfter);
  expect(acknowledgedCount).toBeLessThan(wanted);

  cloud = await startProcess(folder);
  await ready(cloud);
  const after = callersOf(cloud.url, cookies);
  const found = await Promise.all(after.map((caller, at) => standing(caller, carts[at]!)));
  for (const [at, { placed, open }] of found.entries()) {
    const cart = carts[at]!;
    if (acknowledged[at]) expect(placed).toMatchObject({ amounts: acknowledged[at].amounts });
    const whole = placed ?? open;
    expect(whole).toMatchObject({ id: cart.id, amounts: { total: cart.amounts.total } });
    expect(whole.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      cart.lines.map(({ productId, quantity }) => [productId, quantity]),
    );
    if (!placed) continue;
    expect(placed.transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.amounts.total);
    expect(open.id).not.toBe(placed.id);
  }

  const sold = found.flatMap(({ placed }) => placed?.lines ?? []);
  const reserved = ids.map((id) =>
    sold.reduce((sum, { productId, quantity }) => (productId === id ? sum + quantity : sum), 0),
  );
  expect(await piecesOf(after[0]!, ids)).toEqual(pieces.map((count, at) => count - reserved[at]!));
});
