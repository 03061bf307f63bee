import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: true });
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  customer = await new Caller(cloud.url).login("cliente@solvia.example");
});
afterAll(() => cloud.stop());

interface Card {
  id: string;
  productCode: string;
  price: { unit: number; discount: number; reduction?: { lowest: number; days: number } };
}
const search = async (query: string) =>
  ((await new Caller(cloud.url).call("GET", `/products/search?${query}`)).body as { items: Card[] }).items;
const unitOf = async ({ id }: Card) =>
  ((await new Caller(cloud.url).call("GET", `/products/product/${id}`)).body as Card).price.unit;

it("names the lowest price of the 30 days before a reduction in every list and on the product's page", async () => {
  const reduced = (await search("category=panels&size=100")).filter(({ price }) => price?.discount > 0);
  expect(reduced.length).toBeGreaterThan(0);
  for (const { price } of reduced) {
    expect(price.reduction?.days).toBe(30);
    expect(price.reduction!.lowest).toBeGreaterThan(price.unit);
  }
});

it("counts a new price at once, in the page and in the search, and never a day before it begins", async () => {
  const [card] = await search("category=inverters&size=1");
  const price = { priceType: "high", locale: "it", discount: 0 };
  const path = `/back-office/products/${card!.id}/prices`;
  await admin.call("POST", path, { ...price, price: 424_242 });
  await admin.call("POST", path, { ...price, price: 1, validFrom: "2099-01-01" });
  expect(await unitOf(card!)).toBe(424_242);
  const listed = async () =>
    (await search("category=inverters&size=100")).find(({ id }) => id === card!.id)?.price.unit;
  await expect.poll(listed, { timeout: 90_000 }).toBe(424_242);
  const refused = await admin.call("POST", path, { ...price, price: 100, discount: 0.005, validFrom: "2020-01-01" });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "discount", code: "not-in-steps" }] } });
  expect((await customer.call("GET", path)).status).toBe(403);
});

it("imports a price list in the background, and exports what was imported", async () => {
  const [card] = await search("category=batteries&size=1");
  const form = new FormData();
  const list = `productCode;price.high.it;price.public.fr\n"${card!.productCode}";1.500,00;1.400,00\n`;
  form.append("file", new Blob([list], { type: "text/csv" }), "listino.csv");
  form.append("fileName", "listino.csv");
  form.append("dryRun", "false");
  form.append("confirmed", "true");
  const { body: job } = await admin.call("POST", "/back-office/prices/import", form);
  const done = async () =>
    (await admin.call("GET", `/back-office/product-imports/${(job as { id: string }).id}`)).body as { state: string };
  for (let waited = 0; waited < 450 && (await done()).state !== "done"; waited++) await pause(200);
  expect(await done()).toMatchObject({ kind: "prices", counts: { changed: 1, refused: 0 } });
  expect(await unitOf(card!)).toBe(150_000);
  const line = (await exported("products")).find((row) => row.includes(card!.productCode));
  expect(line).toContain(";1500,00;");
  const listed = (await exported("prices")).filter((row) => row.startsWith(`${card!.productCode};`));
  expect(listed.filter((row) => row.includes(";public;fr;1400,00;"))).toHaveLength(1);
  expect((await customer.call("POST", "/back-office/prices/export", {})).status).toBe(403);
});

/** The rows of a table of batteries that a worker has written in the background. */
async function exported(kind: "products" | "prices"): Promise<string[]> {
  const { body } = await admin.call("POST", `/back-office/${kind}/export`, { category: "batteries" });
  const { id, state } = body as { id: string; state: string };
  expect(state).toBe("waiting");
  const job = async () =>
    (await admin.call("GET", `/back-office/product-exports/${id}`)).body as Record<string, unknown>;
  for (let waited = 0; waited < 450 && (await job())["state"] !== "done"; waited++) await pause(200);
  const { done, total } = await job();
  expect(done).toBe(total);
  expect((await customer.call("GET", `/back-office/products/export?id=${id}`)).status).toBe(403);
  const { status, headers } = await admin.call("GET", `/back-office/products/export?id=${id}`);
  expect(status).toBe(302);
  return (await (await fetch(headers.get("location")!)).text()).split("\r\n");
}

it("lists the products with a price of a customer's own, at that price, to nobody else", async () => {
  const [card] = await search("category=panels&size=1");
  const { body: users } = await admin.call("GET", "/back-office/users?search=cliente@solvia.example");
  const [user] = (users as { items: { id: string; email: string }[] }).items;
  expect(user?.email).toBe("cliente@solvia.example");
  const items = [{ productId: card!.id, priceType: "premium_plus" }];
  await admin.call("PUT", `/back-office/users/${user!.id}/premium-products`, { items });
  const { body } = await customer.call("GET", "/products/premium-user?fallbackLocale=it");
  expect(body).toMatchObject({ items: [{ id: card!.id, price: { reason: "own", priceType: "premium_plus" } }] });
  expect((await admin.call("GET", "/products/premium-user")).body).toEqual({ items: [] });
  expect((await new Caller(cloud.url).call("GET", "/products/premium-user")).status).toBe(401);
});

interface OwnPrice {
  id: string;
  priceId: string;
  unit: number;
  gross: number;
  reason: string;
  priceType: string;
}

it("tells a customer their own price on the page, in the search, side by side with others and in the cart", async () => {
  const { body: own } = await customer.call("GET", "/products/premium-user?fallbackLocale=it");
  const [card] = (own as { items: { id: string; productCode: string; price: OwnPrice }[] }).items;
  const { id, productCode, price } = card!;
  const others = await unitOf({ id } as Card);
  expect(price.unit).not.toBe(others);
  const { body: page } = await customer.call("GET", `/products/product/${id}`);
  expect(page).toMatchObject({ price: { unit: price.unit, gross: price.gross, reason: "own" } });
  const { body: found } = await customer.call("GET", `/products/search?text=${encodeURIComponent(productCode)}`);
  expect((found as { items: Card[] }).items.find((item) => item.id === id)).toMatchObject({
    price: { unit: price.unit, reason: "own" },
  });
  const { body: compared } = await customer.call("POST", "/products/compare", { ids: [id] });
  expect(compared).toMatchObject({ items: [{ id, price: { unit: price.unit, reason: "own" } }] });
  const { body: cart } = await customer.call("POST", `/orders/product-price/${price.priceId}/quantity/2`);
  expect((cart as { lines: object[] }).lines).toContainEqual(
    expect.objectContaining({ productId: id, unit: price.unit, reason: "own", priceType: price.priceType }),
  );
});
