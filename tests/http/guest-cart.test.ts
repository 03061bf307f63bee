import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound, type Found } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let panel: Found;
let inverter: Found;
beforeAll(async () => {
  cloud = await startTestCloud();
  const visitor = new Caller(cloud.url);
  panel = await firstFound(visitor, "category=panels&available=true");
  inverter = await firstFound(visitor, "category=inverters&available=true");
});
afterAll(() => cloud.stop());

interface Cart {
  id: string;
  lines: { productId: string; quantity: number; unit: number; priceId: string }[];
  notices?: { code: string }[];
}
const put = (caller: Caller, { price }: Found, n: number) =>
  caller.call("POST", `/orders/product-price/${price.priceId}/quantity/${n}`);
const cartOf = async (caller: Caller): Promise<Cart> => (await caller.call("GET", "/orders/open")).body;
const piecesOf = async (caller: Caller) =>
  new Map((await cartOf(caller)).lines.map(({ productId, quantity }) => [productId, quantity]));
const countOf = async (caller: Caller): Promise<number> =>
  ((await caller.call("GET", "/orders/open/movements-count")).body as { count: number }).count;

/** A copy of a browser's cookies, as a thief or an old backup has them. */
function copyOf({ cookie }: Caller): Caller {
  const copy = new Caller(cloud.url);
  copy.cookie = cookie;
  return copy;
}
const emptied = async (email: string): Promise<Caller> => {
  const caller = await new Caller(cloud.url).login(email);
  const { id } = await cartOf(caller);
  await caller.call("DELETE", `/orders/${id}/products`);
  return caller;
};

describe("a visitor's cart", () => {
  it("is told what shipping comes to before there is an address, as the checkout tells it, or why not", async () => {
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 2);
    const to = (query: string) => visitor.call("GET", `/orders/open/shipping-estimate?${query}`);
    const { status, body } = await to("countryCode=IT&postalCode=20121");
    expect(status).toBe(200);
    const told = body as { amounts: { shipmentState: string; shipmentCost: number; total: number }; basis: string };
    expect(told).toMatchObject({ basis: "gross", canBePickedUp: true, amounts: { shipmentState: "known" } });
    expect(told.amounts.shipmentCost).toBeGreaterThan(0);
    const abroad = (await to("countryCode=CH&postalCode=8001")).body as typeof told;
    expect(abroad.amounts.shipmentState).toBe("quotation");
    expect((await to("countryCode=IT&postalCode=2012")).body).toMatchObject({
      code: "invalid-input",
      errors: [{ field: "postalCode", code: "invalid-postal-code" }],
    });
    expect((await to("countryCode=XX&postalCode=20121")).status).toBe(422);
    expect((await visitor.call("GET", "/orders/open")).body).not.toHaveProperty("address");
  });

  it("stands in an HttpOnly cookie's name, is counted, changed and emptied, and holds the public price", async () => {
    const visitor = new Caller(cloud.url);
    expect((await visitor.call("GET", "/user")).body).toEqual({ user: null, guestCart: false });
    expect(await countOf(visitor)).toBe(0);
    expect(visitor.cookie).toBe("");
    const { status, headers } = await put(visitor, panel, 2);
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toMatch(/^solvia_cart=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/);
    expect((await put(visitor, inverter, 1)).headers.get("set-cookie")).toBeNull();
    expect(await countOf(visitor)).toBe(2);
    expect((await visitor.call("GET", "/user")).body).toEqual({ user: null, guestCart: true });
    const { id, lines } = await cartOf(visitor);
    expect(lines).toMatchObject([{ quantity: 2, priceId: panel.price.priceId }, { quantity: 1 }]);
    expect((await visitor.call("POST", `/orders/${id}/sync-prices`)).status).toBe(200);
    expect((await visitor.call("DELETE", `/orders/${id}/products`)).status).toBe(204);
    expect(await countOf(visitor)).toBe(0);
  });

  it("is nobody else's: neither by its id, nor by a cookie that was made up", async () => {
    const [visitor, other] = [new Caller(cloud.url), new Caller(cloud.url)];
    await put(visitor, panel, 2);
    await put(other, inverter, 1);
    const { id } = await cartOf(visitor);
    const customer = await emptied("cliente@solvia.example");
    for (const stranger of [other, customer]) {
      expect((await stranger.call("DELETE", `/orders/${id}/products`)).status).toBe(404);
      expect((await stranger.call("POST", `/orders/${id}/sync-prices`)).status).toBe(404);
    }
    const made = new Caller(cloud.url);
    for (const value of ["a".repeat(43), "guest.x", "", "../../PROFILE", "x".repeat(3000)]) {
      made.cookie = `solvia_cart=${value}`;
      expect(await countOf(made)).toBe(0);
      await put(made, panel, 1);
      expect(made.cookie).toMatch(/^solvia_cart=[\w-]{43}$/);
      expect(made.cookie).not.toBe(`solvia_cart=${value}`);
    }
    expect(await countOf(visitor)).toBe(1);
  });

  it("can't be written by another site's page, with or without the cookie", async () => {
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 2);
    for (const caller of [visitor, new Caller(cloud.url)]) {
      const path = `/orders/product-price/${panel.price.priceId}/quantity/9`;
      const { status, body } = await caller.call("POST", path, undefined, { origin: "https://evil.example" });
      expect([status, body]).toMatchObject([403, { code: "origin-not-allowed" }]);
    }
    expect((await piecesOf(visitor)).get(panel.id)).toBe(2);
  });

  it("gives no door but the cart: what is a customer's asks for the login", async () => {
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 1);
    const { id } = await cartOf(visitor);
    const answers = await Promise.all([
      visitor.call("GET", "/orders"),
      visitor.call("GET", "/orders/saved"),
      visitor.call("GET", "/addresses"),
      visitor.call("POST", "/orders/save-open", { name: "x" }),
      visitor.call("POST", `/orders/${id}/shipping-address/pickup`),
      visitor.call("POST", `/orders/${id}/pay`, {}),
      visitor.call("PUT", `/orders/${id}/notes`, { notes: "x" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});

describe("a login", () => {
  it("brings the cart along, once, and takes the cookie away; who copied it has nothing", async () => {
    const before = await emptied("cliente@solvia.example");
    await put(before, panel, 3);
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 2);
    await put(visitor, inverter, 1);
    const copy = copyOf(visitor);
    await visitor.login("cliente@solvia.example");
    const replay = copyOf(visitor);
    const both = await Promise.all([cartOf(visitor), cartOf(copyOf(visitor)), countOf(copyOf(visitor))]);
    expect(both[0].notices).toMatchObject([{ code: "added-up" }]);
    expect(visitor.cookie).not.toContain("solvia_cart");
    const merged = new Map([
      [panel.id, 5],
      [inverter.id, 1],
    ]);
    expect(await piecesOf(visitor)).toEqual(merged);
    await cartOf(replay);
    expect(await countOf(copy)).toBe(0);
    await copy.login("azienda@solvia.example");
    await cartOf(copy);
    expect(await piecesOf(visitor)).toEqual(merged);
    expect((await piecesOf(copy)).has(inverter.id)).toBe(false);
  });

  it("resolves the prices for the company that has logged in", async () => {
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 2);
    const shown = (await cartOf(visitor)).lines[0]?.unit ?? 0;
    await emptied("azienda@solvia.example");
    await visitor.login("azienda@solvia.example");
    const { lines } = await cartOf(visitor);
    expect(lines).toMatchObject([{ productId: panel.id, quantity: 2 }]);
    expect(lines[0]?.unit).toBeLessThan(shown);
  });

  it("leaves the cart in the browser of who may not order, and of an employee who acts for a customer", async () => {
    const visitor = new Caller(cloud.url);
    await put(visitor, panel, 2);
    const viewer = copyOf(visitor);
    await viewer.login("contabile@solvia.example");
    expect(await countOf(viewer)).toBe(0);
    expect(viewer.cookie).toContain("solvia_cart");
    const agent = copyOf(visitor);
    await agent.login("admin@solvia.example");
    const customer = await emptied("cliente@solvia.example");
    const { id } = ((await customer.call("GET", "/user")).body as { user: { id: string } }).user;
    expect((await agent.call("POST", `/back-office/users/${id}/act`, { reason: "He telephones" })).status).toBeLessThan(
      300,
    );
    expect(await countOf(agent)).toBe(0);
    expect((await cartOf(visitor)).lines).toHaveLength(1);
  });
});

it.each(["%E0%A4%A", "", "x".repeat(43)])(
  "says of a browser that names %j whether it may have a cart",
  async (value) => {
    const browser = new Caller(cloud.url);
    browser.cookie = `solvia_cart=${value}`;
    expect((await browser.call("GET", "/user")).body).toMatchObject({ guestCart: value.length === 43 });
  },
);

it("limits how many carts an address begins", async () => {
  const statuses: number[] = [];
  for (let cart = 0; cart < 70 && !statuses.includes(429); cart++) {
    statuses.push((await put(new Caller(cloud.url), panel, 1)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(30);
});
