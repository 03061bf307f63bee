import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  customer = await new Caller(cloud.url).login("azienda@solvia.example");
});
afterAll(() => cloud.stop());

interface Kit {
  id: string;
  name: string;
  discount: number;
  price: { net: number; netFull: number; gross: number };
  lines: { quantity: number; net: number; product: { id: string; category: string } }[];
}
const kits = async (caller: Caller, query = "") =>
  ((await caller.call("GET", `/kits${query}`)).body as { items: Kit[] }).items;
const kit = async (caller: Caller, id: string) => (await caller.call("GET", `/kits/${id}`)).body as Kit;

it("shows every kit of the demonstration with a price below its parts', in the reader's language", async () => {
  const visitor = new Caller(cloud.url);
  const found = await kits(visitor);
  expect(found.map(({ name }) => name)).toEqual([
    "Kit casa 6 kW con accumulo",
    "Kit trifase 10 kW con accumulo",
    "Kit capannone 20 kW",
  ]);
  for (const { price, discount } of found) {
    expect(price.net).toBeLessThan(price.netFull);
    expect(price.net / price.netFull).toBeCloseTo(1 - discount, 3);
    expect(price.gross).toBeGreaterThan(price.net);
  }
  expect((await kits(visitor, "?language=en"))[0]?.name).toBe("6 kW home kit with storage");
});

it("suits its own parts by the system check", async () => {
  for (const { id } of await kits(customer)) {
    const { lines } = await kit(customer, id);
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    const { body } = await customer.call("POST", "/products/check-system", { items });
    expect((body as { outcome: string }).outcome).not.toBe("blocked");
  }
});

it("goes into the cart as lines at the price that its page shows this customer", async () => {
  const [{ id } = { id: "" }] = await kits(customer);
  const page = await kit(customer, id);
  const { status, body } = await customer.call("POST", "/orders/kit", { kitId: id });
  expect(status).toBe(200);
  type Cost = { quantity: number; unit: number };
  const order = body as {
    lines: (Cost & { parts?: Cost[]; kit?: object })[];
    amounts: { productsAmount: number };
  };
  expect(order.amounts.productsAmount).toBe(page.price.net);
  const netOf = (costs: Cost[]) => costs.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
  expect(
    order.lines.map(({ quantity, kit: of, ...line }) => [quantity, netOf(line.parts ?? [{ quantity, ...line }]), of]),
  ).toEqual(page.lines.map(({ quantity, net }) => [quantity, net, { id, discount: page.discount }]));
  expect((await customer.call("POST", "/orders/kit", { kitId: id, quantity: 1000 })).status).toBe(409);
  expect((await customer.call("POST", "/orders/kit", { kitId: "none" })).status).toBe(404);
});

it("is made, changed under its version, and deleted by the back office", async () => {
  const [first] = await kits(admin);
  const parts = (await kit(admin, first?.id ?? "")).lines.map(({ product, quantity }) => ({
    productId: product.id,
    quantity,
  }));
  const form = { texts: { it: { name: "Prova" } }, discount: 0.1, parts };
  const made = await admin.call("PUT", "/back-office/kits", form);
  expect(made).toMatchObject({ status: 200, body: { version: 1 } });
  const { id } = made.body as Kit;
  const twice = { ...form, parts: [...parts, ...parts] };
  expect((await admin.call("PUT", "/back-office/kits", twice)).status).toBe(422);
  expect((await admin.call("PUT", "/back-office/kits", { ...form, discount: 1 })).status).toBe(422);
  expect((await admin.call("PUT", "/back-office/kits", { ...form, id })).status).toBe(422);
  expect((await admin.call("PUT", "/back-office/kits", { ...form, id, version: 1 })).status).toBe(200);
  expect((await admin.call("PUT", "/back-office/kits", { ...form, id, version: 1 })).status).toBe(409);
  expect((await admin.call("DELETE", `/back-office/kits/${id}`)).status).toBe(204);
  expect((await admin.call("DELETE", `/back-office/kits/${id}`)).status).toBe(404);
});

it("puts forward on the home page what the back office put in order, once each, and only what is there", async () => {
  const read = async () =>
    (await admin.call("GET", "/back-office/stand-out-products")).body as { version: number; items: { id: string }[] };
  const { version, items } = await read();
  const productIds = items.map(({ id }) => id).toReversed();
  const put = (ids: readonly string[], from = version) =>
    admin.call("PUT", "/back-office/stand-out-products", { version: from, productIds: ids });
  expect((await put([...productIds, productIds[0] ?? ""])).status).toBe(422);
  expect((await put([...productIds, "none"])).status).toBe(422);
  expect((await put(productIds)).status).toBe(200);
  expect((await put(productIds)).status).toBe(409);
  const home = (await new Caller(cloud.url).call("GET", "/products/standout")).body as { items: { id: string }[] };
  expect(home.items.map(({ id }) => id)).toEqual(productIds);
});
