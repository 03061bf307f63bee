import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let key: string;
let otherKey: string;

async function make(email: string, mode: string): Promise<string> {
  const owner = await new Caller(cloud.url).login(email);
  const scopes = ["prices", "stock", "orders"];
  const { body } = await owner.call("POST", "/dropshipping/keys", { password, name: mode, mode, scopes });
  return (body as { key: string }).key;
}

beforeAll(async () => {
  cloud = await startTestCloud();
  key = await make("premium@solvia.example", "live");
  otherKey = await make("rivenditore@solvia.example", "live");
});
afterAll(() => cloud.stop());

interface Entry {
  productCode: string;
  partNumber?: string;
  gone: boolean;
  changedAt: string;
  product: { id: string; category: string; minQuantity: number };
  price: { unit: number; currency: string; perUnit?: { per: string; euro: number }; trace?: { reason: string } } | null;
  stock: { pieces: number };
}
interface Page {
  items: Entry[];
  cursor: string;
  hasMore: boolean;
}
interface Placed {
  id: string;
  number: string;
  status: string;
  packaging: string;
  cancellable: boolean;
  amounts: { total: number };
  lines: { productCode: string; unit: number; quantity: number }[];
  documents: { id: string }[];
  code?: string;
  params?: { changes: { after: number; productCode: string }[]; total: number };
  errors?: { field: string; code: string }[];
}

/** As a reseller's program asks, with any header of its own. */
async function ask(method: string, path: string, { body, by = key, ...headers }: Record<string, unknown> = {}) {
  const response = await fetch(`${cloud.url}/api/reseller/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${by as string}`, "content-type": "application/json", ...(headers as object) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
const read = async <T>(...asked: Parameters<typeof ask>) => JSON.parse((await ask(...asked)).text) as T;

async function everything(path = "/products"): Promise<{ items: Entry[]; cursor: string }> {
  const items: Entry[] = [];
  let cursor = "";
  for (;;) {
    const page = await read<Page>("GET", `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    items.push(...page.items);
    cursor = page.cursor;
    if (!page.hasMore) return { items, cursor };
  }
}

const panel = async (): Promise<Entry> => {
  const { items } = await everything();
  return items.find(
    ({ gone, product, price, stock }) =>
      !gone && product.category === "panels" && product.minQuantity <= 1 && price && stock.pieces > 50,
  )!;
};

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
let keys = 0;
const place = (wish: object, more: Record<string, unknown> = {}) =>
  ask("POST", "/orders", {
    "idempotency-key": `K${++keys}`,
    ...more,
    body: { deliverTo, salesConditionsAccepted: true, ...wish },
  });
const answered = ({ text }: { text: string }) => JSON.parse(text) as Placed;

describe("the catalogue's feed", () => {
  it("tells each product with the account's own price, and afterwards what has changed alone", async () => {
    const { items, cursor } = await everything();
    expect(new Set(items.map(({ productCode }) => productCode)).size).toBe(items.length);
    const sold = items.find(({ price }) => price?.perUnit)!;
    expect(sold.price).toMatchObject({ currency: "EUR", perUnit: { per: "Wp" } });
    const shown = await new Caller(cloud.url).login("premium@solvia.example");
    const { body } = await shown.call("GET", `/products/search?text=${encodeURIComponent(sold.productCode)}`);
    const card = (body as { items: { productCode: string; price: { unit: number } }[] }).items.find(
      ({ productCode }) => productCode === sold.productCode,
    );
    expect(card?.price.unit).toBe(sold.price?.unit);
    const next = `/products?cursor=${encodeURIComponent(cursor)}`;
    expect(await read<Page>("GET", next)).toEqual({ items: [], cursor, hasMore: false });
    const traced = await read<Entry>("GET", `/products/${encodeURIComponent(sold.productCode)}?trace=true`);
    expect(traced.price?.trace?.reason).toBeDefined();

    const bought = answered(await place({ lines: [{ productCode: (await panel()).productCode, quantity: 1 }] }));
    await vi.waitFor(
      async () => {
        const { items: changed } = await read<Page>("GET", next);
        expect(changed.map(({ productCode }) => productCode)).toContain(bought.lines[0]?.productCode);
      },
      { timeout: 30_000, interval: 300 },
    );
  });

  it("is JSON, NDJSON or CSV, with a tag that spares what is known", async () => {
    const first = await ask("GET", "/products?limit=3");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("GET", "/products?limit=3", { "if-none-match": etag });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    const lines = await ask("GET", "/products?limit=3", { accept: "application/x-ndjson" });
    const { items, cursor } = JSON.parse(first.text) as Page;
    expect(
      lines.text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Entry),
    ).toHaveLength(items.length);
    expect(lines.headers.get("x-next-cursor")).toBe(cursor);
    const csv = await ask("GET", "/stock?limit=3&format=csv");
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(csv.text.split("\r\n")[0]).toMatch(/^productCode,partNumber,changedAt,gone,available/);
  });

  it("tells stock without prices, and what the reseller calls its products", async () => {
    const { productCode } = await panel();
    const named = await ask("PUT", "/part-numbers", { body: { items: [{ productCode, partNumber: "MIO-1" }] } });
    expect(named.status).toBe(200);
    const { items } = await everything("/stock");
    const entry = items.find((one) => one.productCode === productCode);
    expect(entry).toMatchObject({ partNumber: "MIO-1" });
    expect(entry).not.toHaveProperty("price");
    const theirs = await read<Entry>("GET", `/products/${encodeURIComponent(productCode)}`, { by: otherKey });
    expect(theirs.partNumber).toBeUndefined();
    const wrong = await ask("PUT", "/part-numbers", { body: { items: [{ productCode: "NONE-1", partNumber: "X" }] } });
    expect([wrong.status, answered(wrong).errors]).toEqual([
      422,
      [{ field: "items.0.productCode", code: "unknown-code" }],
    ]);
  });

  it("refuses a cursor of other prices, and what is none", async () => {
    const { cursor } = await everything();
    const theirs = await ask("GET", `/products?cursor=${encodeURIComponent(cursor)}`, { by: otherKey });
    const own = await read<Page>("GET", "/products?limit=1", { by: otherKey });
    if (own.cursor.slice(25, 33) !== cursor.slice(25, 33))
      expect([theirs.status, answered(theirs).code]).toEqual([410, "cursor-expired"]);
    expect((await ask("GET", "/products?cursor=yesterday")).status).toBe(400);
    expect((await ask("GET", "/products/NONE-1")).status).toBe(404);
  });
});

describe("an order of a reseller's program", () => {
  it("goes to an end customer without our name, once, however often it is asked for", async () => {
    const { productCode, price } = await panel();
    const wish = {
      reference: "Negozio 4711",
      packaging: "anonymous",
      lines: [{ productCode, quantity: 2, expectedUnit: price?.unit }],
    };
    const once = { "idempotency-key": "one-order" };
    const [first, ...others] = await Promise.all([place(wish, once), place(wish, once), place(wish, once)]);
    const done = [first, ...others].find(({ status }) => status === 200)!;
    const placed = answered(done);
    expect(placed).toMatchObject({ packaging: "anonymous", cancellable: true, lines: [{ productCode, quantity: 2 }] });
    for (const { status, text } of [first, ...others])
      if (status !== 200) expect([status, (JSON.parse(text) as Placed).code]).toEqual([409, "request-in-progress"]);
      else expect((JSON.parse(text) as Placed).id).toBe(placed.id);
    expect(answered(await place(wish, once)).id).toBe(placed.id);
    const other = await place({ ...wish, reference: "Altro" }, once);
    expect([other.status, answered(other).code]).toEqual([422, "idempotency-key-reused"]);
    const found = await read<{ items: { id: string }[] }>("GET", "/orders?reference=negozio%204711");
    expect(found.items.map(({ id }) => id)).toEqual([placed.id]);
    expect((await read<{ items: { id: string }[] }>("GET", "/orders?limit=5")).items.map(({ id }) => id)).toContain(
      placed.id,
    );
    const { url } = await read<{ url: string }>("GET", `/orders/${placed.id}/documents/pro-forma`);
    expect((await fetch(new URL(url, cloud.url))).status).toBe(200);

    for (const path of [`/orders/${placed.id}`, `/orders/${placed.id}/documents/pro-forma`])
      expect((await ask("GET", path, { by: otherKey })).status).toBe(404);
    expect((await ask("POST", `/orders/${placed.id}/cancel`, { by: otherKey })).status).toBe(404);
    expect(
      (await read<{ items: unknown[] }>("GET", "/orders?reference=negozio%204711", { by: otherKey })).items,
    ).toEqual([]);
  });

  it("is refused with the new price where another was expected, and changes nothing", async () => {
    const { productCode, price } = await panel();
    const refused = await place({ lines: [{ productCode, quantity: 1, expectedUnit: 1 }] });
    expect(refused.status).toBe(409);
    expect(answered(refused)).toMatchObject({
      code: "prices-changed",
      params: { changes: [{ productCode, before: 1, after: price?.unit }] },
    });
    const { total } = answered(refused).params!;
    const dear = await place({ lines: [{ productCode, quantity: 1 }], expectedTotal: total + 1 });
    expect([dear.status, answered(dear).code]).toEqual([409, "prices-changed"]);
    expect((await place({ lines: [{ productCode, quantity: 1 }], expectedTotal: total })).status).toBe(200);
  });

  it("is called off while nothing is paid, twice with the same outcome, and not afterwards", async () => {
    const { productCode } = await panel();
    const order = answered(await place({ lines: [{ productCode, quantity: 1 }] }));
    for (let time = 0; time < 2; time++) {
      const off = await ask("POST", `/orders/${order.id}/cancel`);
      expect([off.status, answered(off).status, answered(off).cancellable]).toEqual([200, "failed", false]);
    }
    expect((await ask("POST", "/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV/cancel")).status).toBe(404);
  });

  it("says at each field and line what is wrong, in codes that stay", async () => {
    const { productCode } = await panel();
    const lines = [{ productCode, quantity: 1 }];
    const keyless = await ask("POST", "/orders", { body: { deliverTo, salesConditionsAccepted: true, lines } });
    expect([keyless.status, answered(keyless).errors]).toEqual([422, [{ field: "Idempotency-Key", code: "required" }]]);
    const nowhere = await place({ lines, deliverTo: { ...deliverTo, postalCode: "1", telephone: undefined } });
    expect(answered(nowhere).errors?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["deliverTo.telephone", "deliverTo.postalCode"]),
    );
    const unknown = await place({ lines: [{ productCode: "NONE-1", quantity: 1 }] });
    expect([unknown.status, answered(unknown).code]).toEqual([422, "lines-refused"]);
  });
});
