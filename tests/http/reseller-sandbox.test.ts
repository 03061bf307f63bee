import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook as Verifier } from "standardwebhooks";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let owner: Caller;
let testKey: string;
let liveKey: string;
let otherKey: string;
let receiver: Server;
let url = "";
let got: { headers: IncomingHttpHeaders; body: string }[] = [];

async function make(email: string, mode: string): Promise<string> {
  const caller = await new Caller(cloud.url).login(email);
  const scopes = ["prices", "stock", "orders", "webhooks"];
  const { body } = await caller.call("POST", "/dropshipping/keys", { password, name: mode, mode, scopes });
  return (body as { key: string }).key;
}

beforeAll(async () => {
  cloud = await startTestCloud();
  owner = await new Caller(cloud.url).login("premium@solvia.example");
  testKey = await make("premium@solvia.example", "test");
  liveKey = await make("premium@solvia.example", "live");
  otherKey = await make("rivenditore@solvia.example", "test");
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await cloud.stop();
});

interface Order {
  id: string;
  number: string;
  status: string;
  fulfilment: string;
  placedOn: string;
  failedReason?: string;
  amounts: { total: number };
  invoices: { id: string; type: string; total: number }[];
  shipments: { state: string; plannedOn?: string; trackingCode?: string; serials: { codes: string[] }[] }[];
  code?: string;
  errors?: { field: string; code: string }[];
}
interface Entry {
  productCode: string;
  partNumber?: string;
  gone: boolean;
  product: { category: string; minQuantity: number };
  price: { unit: number } | null;
  stock: { pieces: number };
}

let keys = 0;
async function ask<T = Order>(method: string, path: string, body?: unknown, by = testKey, key = `T${++keys}`) {
  const response = await fetch(`${cloud.url}/api/reseller/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, "content-type": "application/json", "idempotency-key": key },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
}
const deliverTo = {
  name: "Maria Bianchi",
  street: "Via Verdi",
  houseNumber: "3",
  postalCode: "00184",
  city: "Roma",
  provinceCode: "RM",
  countryCode: "IT",
  telephone: "+39 333 1234567",
};
async function panel(): Promise<Entry> {
  const { body } = await ask<{ items: Entry[] }>("GET", "/products?limit=100");
  return body.items.find(
    ({ gone, product, price, stock }) =>
      !gone && product.category === "panels" && product.minQuantity <= 1 && price && stock.pieces > 50,
  )!;
}
const wish = async (more: object = {}) => ({
  deliverTo,
  salesConditionsAccepted: true,
  lines: [{ productCode: (await panel()).productCode, quantity: 3 }],
  ...more,
});
const place = async (more: object = {}) => (await ask("POST", "/orders", await wish(more))).body;
const hoursOn = (hours: number) => ask<{ now: string }>("POST", "/sandbox/clock", { hours });
const topicsOf = () => got.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe("an order by a test key", () => {
  it("is the reseller's trial alone: no piece, list, figure or live key of the shop hears of it", async () => {
    const { productCode, stock } = await panel();
    const before = (await owner.call("GET", "/orders")).body as { items: unknown[] };
    const order = await place({ reference: "Prova 1" });
    expect(order).toMatchObject({ status: "pendingPayment", fulfilment: "none" });
    expect((await owner.call("GET", "/orders")).body).toEqual(before);
    expect((await owner.call("GET", `/orders/${order.id}`)).status).toBe(404);
    for (const by of [liveKey, otherKey]) {
      expect((await ask("GET", `/orders/${order.id}`, undefined, by)).status).toBe(404);
      expect((await ask("POST", `/orders/${order.id}/cancel`, undefined, by)).status).toBe(404);
      const theirs = await ask<{ items: { id: string }[] }>("GET", "/orders", undefined, by);
      expect(theirs.body.items.map(({ id }) => id)).not.toContain(order.id);
    }
    const now = await ask<Entry>("GET", `/products/${encodeURIComponent(productCode)}`);
    expect(now.body.stock.pieces).toBe(stock.pieces);
    const admin = await new Caller(cloud.url).login("admin@solvia.example");
    expect((await admin.call("GET", `/back-office/orders/${order.id}`)).status).toBe(404);
    const found = await ask<{ items: { id: string }[] }>("GET", "/orders?reference=prova%201");
    expect(found.body.items.map(({ id }) => id)).toEqual([order.id]);
    expect((await ask("GET", `/orders/${order.id}/documents/pro-forma`)).status).toBe(404);
  });

  it("sees no live order, and the same key of a request is another one for a live key", async () => {
    const body = await wish({ reference: "Vero" });
    const live = await ask("POST", "/orders", body, liveKey, "shared");
    const trial = await ask("POST", "/orders", body, testKey, "shared");
    expect([live.status, trial.status]).toEqual([200, 200]);
    expect(trial.body.id).not.toBe(live.body.id);
    expect(trial.body.amounts).toEqual(live.body.amounts);
    expect((await ask("GET", `/orders/${live.body.id}`)).status).toBe(404);
    expect((await ask("GET", `/orders/${live.body.id}/documents/pro-forma`)).status).toBe(404);
    expect((await ask("POST", `/orders/${live.body.id}/cancel`)).status).toBe(404);
    for (const act of ["ship", "refuse"])
      expect((await ask("POST", `/sandbox/orders/${live.body.id}/${act}`)).status).toBe(404);
    const again = await ask("POST", "/orders", body, testKey, "shared");
    expect(again.body.id).toBe(trial.body.id);
    const other = await ask("POST", "/orders", { ...body, reference: "Altro" }, testKey, "shared");
    expect([other.status, other.body.code]).toEqual([422, "idempotency-key-reused"]);
    await ask("POST", `/orders/${live.body.id}/cancel`, undefined, liveKey);
  });

  it("is refused by the rules of a live one", async () => {
    const unknown = await ask("POST", "/orders", await wish({ lines: [{ productCode: "NONE-1", quantity: 1 }] }));
    expect([unknown.status, unknown.body.code]).toEqual([422, "lines-refused"]);
    const dear = await ask("POST", "/orders", await wish({ expectedTotal: 1 }));
    expect([dear.status, dear.body.code]).toEqual([409, "prices-changed"]);
  });

  it("keeps part numbers of its own", async () => {
    const { productCode } = await panel();
    const items = [{ productCode, partNumber: "PROVA-1" }];
    expect((await ask("PUT", "/part-numbers", { items })).status).toBe(200);
    const path = `/products/${encodeURIComponent(productCode)}`;
    expect((await ask<Entry>("GET", path)).body.partNumber).toBe("PROVA-1");
    expect((await ask<Entry>("GET", path, undefined, liveKey)).body.partNumber).not.toBe("PROVA-1");
  });
});

describe("the trial's time", () => {
  it("is moved by test keys alone", async () => {
    const refused = await ask("POST", "/sandbox/clock", { hours: 1 }, liveKey);
    expect([refused.status, refused.body.code]).toEqual([403, "test-key-needed"]);
    const order = await place();
    for (const [act, body] of [
      ["ship", undefined],
      ["delay", { days: 1 }],
      ["refuse", undefined],
      ["return", { lines: [{ productCode: "X", quantity: 1 }] }],
    ] as const) {
      const live = await ask("POST", `/sandbox/orders/${order.id}/${act}`, body, liveKey);
      expect([live.status, live.body.code]).toEqual([403, "test-key-needed"]);
      expect((await ask("POST", `/sandbox/orders/${order.id}/${act}`, body, otherKey)).status).toBe(404);
    }
  });

  it("brings what is due, and webhooks of test mode hear of it, signed and marked", async () => {
    const topics = ["order.placed", "payment.received", "shipment.sent", "invoice.issued", "order.delivered"];
    const made = await ask<{ secret: string; webhook: { mode: string } }>("POST", "/webhooks", { url, topics });
    const live = await ask<{ webhook: { id: string } }>("POST", "/webhooks", { url, topics }, liveKey);
    got = [];
    const order = await place();
    const before = (await ask<{ now: string }>("GET", "/sandbox/clock")).body.now;
    const after = (await hoursOn(24 * 7)).body.now;
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(24 * 7 * 3_600_000);
    const there = (await ask("GET", `/orders/${order.id}`)).body;
    expect(there).toMatchObject({ status: "paid", fulfilment: "delivered" });
    expect(there.shipments[0]).toMatchObject({ state: "delivered", trackingCode: `TRIAL-${order.number}` });
    expect(there.shipments[0]?.serials[0]?.codes).toHaveLength(3);
    expect(there.invoices).toMatchObject([{ type: "TD24", total: order.amounts.total }]);
    const own = () => got.filter(({ body }) => body.includes(order.id));
    await vi.waitFor(() => expect(own().length).toBeGreaterThanOrEqual(5), { timeout: 30_000, interval: 200 });
    const told = own().map(
      ({ headers, body }) =>
        new Verifier(made.body.secret).verify(body, headers as Record<string, string>) as Record<string, unknown>,
    );
    expect(told.map(({ type }) => String(type)).toSorted()).toEqual(topics.toSorted());
    for (const one of told) expect(one).toMatchObject({ test: true, data: { order: { id: order.id } } });
    await ask("DELETE", `/webhooks/${live.body.webhook.id}`, undefined, liveKey);
  });

  it("lets an order leave now, be late, be refused and come back", async () => {
    const first = await place();
    const late = (await ask("POST", `/sandbox/orders/${first.id}/delay`, { days: 5 })).body;
    expect((late.shipments[0]?.plannedOn ?? "") > (first.shipments[0]?.plannedOn ?? "")).toBe(true);
    const gone = (await ask("POST", `/sandbox/orders/${first.id}/ship`)).body;
    expect(gone.shipments[0]).toMatchObject({ state: "shipped" });
    const twice = await ask("POST", `/sandbox/orders/${first.id}/ship`);
    expect([twice.status, twice.body.code]).toEqual([409, "invalid-transition"]);
    await hoursOn(24 * 3);
    const [{ productCode }] = (gone as unknown as { lines: [{ productCode: string }] }).lines;
    const back = await ask("POST", `/sandbox/orders/${first.id}/return`, { lines: [{ productCode, quantity: 2 }] });
    expect(back.body.invoices.map(({ type }) => type)).toEqual(["TD24", "TD04"]);
    const beyond = await ask("POST", `/sandbox/orders/${first.id}/return`, { lines: [{ productCode, quantity: 2 }] });
    expect([beyond.status, beyond.body.errors]).toEqual([422, [{ field: "lines.0.quantity", code: "too-many" }]]);
    const second = await place();
    const refused = (await ask("POST", `/sandbox/orders/${second.id}/refuse`)).body;
    expect(refused).toMatchObject({ status: "failed", failedReason: "refused" });
    const third = await place();
    expect((await ask("POST", `/orders/${third.id}/cancel`)).body).toMatchObject({ failedReason: "called-off" });
    expect(topicsOf()).not.toContain("order.failed");
  });

  it("ends with the account's limit, and never goes back", async () => {
    expect((await hoursOn(-1)).status).toBe(422);
    let last = 200;
    for (let times = 0; times < 12 && last === 200; times++) last = (await hoursOn(2160)).status;
    expect(last).toBe(422);
  });
});
