import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { setProductFields } from "@solvia/core/catalogue/editing/change-product";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { pdfText, withoutSpaces } from "../support/pdf-text.ts";
import { mark } from "../support/transfer.ts";

let cloud: LocalCloud;
let visitor: Caller;
let buyer: Caller;
let viewer: Caller;
let stranger: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  viewer = await new Caller(cloud.url).login("contabile@solvia.example");
  stranger = await new Caller(cloud.url).login("cliente@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Quotation {
  id: string;
  number: string;
  revision: number;
  standing: string;
  current: {
    hash: string;
    version: number;
    lines: { lineId: string; productId: string; quantity: number }[];
    amounts: { total: number };
  };
}

/** A quotation of a battery and an optional structure for the company, sent by the office: the cheapest, since two have to see to payments above 10,000 €. */
async function sent(): Promise<Quotation> {
  const { body: me } = await buyer.call("GET", "/user");
  const { user } = me as { user: { id: string } };
  const [battery, structure] = [
    await firstFound(buyer, "category=batteries&available=true&sort=price"),
    await firstFound(buyer, "category=structures&available=true&sort=price"),
  ];
  const lines = [
    { productId: battery.id, quantity: 2, discount: 0.05, note: "Con cavi" },
    { productId: structure.id, quantity: 10, optional: true },
  ];
  const drafted = await admin.call("POST", "/back-office/quotations", {
    userId: user.id,
    lines,
    addressId: "pickup",
    reference: "Tetto Sud",
  });
  expect([drafted.status, drafted.body]).toMatchObject([200, { status: "draft" }]);
  const { id, revision } = drafted.body as Quotation;
  expect((await buyer.call("GET", `/quotations/${id}`)).status).toBe(404);
  const path = `/back-office/quotations/${id}/status`;
  expect((await admin.call("POST", path, { revision, action: "send" })).status).toBe(200);
  return read(id);
}

async function read(id: string): Promise<Quotation> {
  const { status, body } = await buyer.call("GET", `/quotations/${id}`);
  expect(status).toBe(200);
  return body;
}

/** The bytes behind an answer that leads to a file. */
async function fileOf(caller: Caller, path: string): Promise<Buffer> {
  const { status, headers } = await caller.call("GET", path);
  expect(status).toBe(302);
  const file = await fetch(headers.get("location") ?? "");
  expect(file.headers.get("content-type")).toBe("application/pdf");
  return Buffer.from(await file.arrayBuffer());
}

it("is its customer's and their company's alone: to a stranger nothing of it is there", async () => {
  const { id, current } = await sent();
  const { lineId } = current.lines[0]!;
  const asked: [method: string, path: string, body?: object][] = [
    ["GET", `/quotations/${id}`],
    ["GET", `/quotations/${id}/versions/1`],
    ["GET", `/quotations/${id}/pdf`],
    ["GET", `/quotations/${id}/vat-rates`],
    ["GET", `/quotations/${id}/pay-plans`],
    ["POST", `/quotations/${id}/opened`],
    ["POST", `/quotations/${id}/messages`, { text: "Mio?" }],
    ["POST", `/quotations/${id}/set-reduced-vat`, { reducedVat: true }],
    ["PUT", `/quotations/${id}/shipping-address/pickup`],
    ["POST", `/orders/offer/${id}`, { hash: current.hash, name: "Ugo Bo", lines: [{ lineId, quantity: 1 }] }],
  ];
  for (const [method, path, body] of asked) {
    expect([path, (await stranger.call(method, path, body)).status]).toEqual([path, 404]);
    expect([path, (await visitor.call(method, path, body)).status]).toEqual([path, 401]);
  }
  expect(((await stranger.call("GET", "/quotations")).body as { items: { id: string }[] }).items).not.toContainEqual(
    expect.objectContaining({ id }),
  );
  // Who only looks on for the company reads, and accepts nothing.
  expect((await viewer.call("GET", `/quotations/${id}`)).status).toBe(200);
  const tried = await viewer.call("POST", `/orders/offer/${id}`, { hash: current.hash, name: "Ugo Bo" });
  expect(tried.status).toBe(403);
  // A name that nobody can read names nobody.
  for (const name of ["\u200B\u200B", "\u200E\u200F", ".."])
    expect((await buyer.call("POST", `/orders/offer/${id}`, { hash: current.hash, name })).body).toMatchObject({
      status: 422,
      errors: [{ field: "name" }],
    });
});

it("stands in the list with its reference, and says how it would be paid and taxed", async () => {
  const { id, current } = await sent();
  const { items } = (await buyer.call("GET", "/quotations?limit=50")).body as { items: { id: string }[] };
  expect(items.find((one) => one.id === id)).toMatchObject({
    standing: "sent",
    reference: "Tetto Sud",
    living: "yes",
    total: current.amounts.total,
  });
  const plans = (await buyer.call("GET", `/quotations/${id}/pay-plans`)).body as {
    items: { agreed: boolean; instalments: { amount: number }[]; ways: unknown[] }[];
  };
  expect(plans.items[0]).toMatchObject({ agreed: true });
  for (const { instalments, ways } of plans.items) {
    expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(current.amounts.total);
    expect(ways.length).toBeGreaterThan(0);
  }
  const rates = await buyer.call("GET", `/quotations/${id}/vat-rates`);
  expect(rates.body).toMatchObject({ open: true, reducedVat: false, full: { total: current.amounts.total } });
});

it("its PDF is the same bytes each time, by whichever way, and says version, hash and total", async () => {
  const { id, current, number } = await sent();
  const own = await fileOf(buyer, `/quotations/${id}/pdf`);
  expect(own.equals(await fileOf(buyer, `/quotations/${id}/pdf?version=1`))).toBe(true);
  expect(own.equals(await fileOf(admin, `/back-office/quotations/${id}/pdf`))).toBe(true);
  const text = pdfText(own);
  for (const said of [number, "Versione 1", current.hash, "Tetto Sud", "Con cavi"])
    expect(text).toContain(withoutSpaces(said));
  expect((await buyer.call("GET", `/quotations/${id}/pdf?version=2`)).status).toBe(404);
});

it("a shared link is read without a login until it is revoked, and changes nothing", async () => {
  const { id, number, revision } = await sent();
  const made = await admin.call("POST", `/back-office/quotations/${id}/link`, { revision });
  expect(made.status).toBe(200);
  const token = (made.body as { url: string }).url.split("/").at(-1)!;
  const before = await read(id);
  const seen = await visitor.call("GET", `/quotations/shared/${token}`);
  expect([seen.status, seen.body]).toMatchObject([200, { number, sent: 1, current: { superseded: false } }]);
  expect(JSON.stringify(seen.body)).not.toContain("messages");
  // Whom it is for, not where they are reached.
  const { customer } = (seen.body as { current: { customer: object } }).current;
  expect(Object.keys(customer).toSorted()).toEqual(["companyName", "language", "name"]);
  expect(JSON.stringify(seen.body)).not.toContain("azienda@");
  // What a part comes to behind the link is what its customer is told, and what the order asks; nothing is written.
  const [line] = before.current.lines;
  const choice = { hash: before.current.hash, lines: [{ lineId: line!.lineId, quantity: 1 }] };
  const part = await visitor.call("POST", `/quotations/shared/${token}/acceptance-amounts`, choice);
  const plans = await visitor.call("GET", `/quotations/shared/${token}/pay-plans`);
  expect(plans).toMatchObject({ status: 200, body: { closed: [] } });
  const [agreed] = (plans.body as { items: { agreed: boolean; instalments: { amount: number }[] }[] }).items;
  expect(agreed).toMatchObject({ agreed: true, instalments: [expect.anything()] });
  expect([part.status, part.body]).toMatchObject([200, { basis: "net", amounts: { total: expect.any(Number) } }]);
  expect((await buyer.call("POST", `/quotations/${id}/acceptance-amounts`, choice)).body).toEqual(part.body);
  expect((await stranger.call("POST", `/quotations/${id}/acceptance-amounts`, choice)).status).toBe(404);
  const page = await fetch((made.body as { url: string }).url.replace(/^https?:\/\/[^/]+/, cloud.url));
  expect([page.headers.get("x-robots-tag"), page.headers.get("referrer-policy")]).toEqual([
    "noindex, nofollow",
    "no-referrer",
  ]);
  const pdf = await fileOf(visitor, `/quotations/shared/${token}/pdf`);
  const told = pdfText(pdf);
  expect(told).toContain(before.current.hash);
  expect(pdf.equals(await fileOf(visitor, `/quotations/shared/${token}/pdf`))).toBe(true);
  const { vatNumber = "", email } = (before.current as unknown as { customer: { vatNumber?: string; email: string } })
    .customer;
  expect(vatNumber).not.toBe("");
  for (const kept of [vatNumber, email]) {
    expect(told).not.toContain(withoutSpaces(kept));
    expect(pdfText(await fileOf(buyer, `/quotations/${id}/pdf`))).toContain(withoutSpaces(kept));
  }
  expect((await read(id)).revision).toBe(before.revision);
  // An article that is hidden since stays in the offer as it was offered; that it can't be looked at is told.
  const { productId } = line!;
  expect(seen.body).toMatchObject({ unlisted: [] });
  await setProductFields(productId, { visibility: false });
  for (const [reader, path] of [
    [visitor, `/quotations/shared/${token}`],
    [buyer, `/quotations/${id}`],
  ] as const) {
    const { body } = await reader.call("GET", path);
    expect(body).toMatchObject({ unlisted: [productId], current: { lines: [{ productId }, {}] } });
  }
  await setProductFields(productId, { visibility: true });
  expect((await visitor.call("GET", `/quotations/shared/${"x".repeat(43)}`)).body).toMatchObject({
    code: "token-invalid",
  });
  await admin.call("POST", `/back-office/quotations/${id}/link/revoke`, { revision: before.revision });
  for (const path of [`/quotations/shared/${token}`, `/quotations/shared/${token}/pdf`])
    expect((await visitor.call("GET", path)).body).toMatchObject({ code: "token-invalid" });
});

it("is accepted, ordered at its prices and paid; what was superseded isn't accepted any more", async () => {
  const first = await sent();
  const { id } = first;
  const asked = await buyer.call("POST", `/quotations/${id}/messages`, {
    text: "Ne servono tre",
    asksChange: true,
    lineId: first.current.lines[0]!.lineId,
  });
  expect(asked.body).toMatchObject({ messages: [{ from: "customer", asksChange: true }] });
  const { body } = await admin.call("GET", `/back-office/quotations/${id}`);
  const { revision, current } = body as Quotation;
  const lines = current.lines.map(({ lineId, productId }, at) => ({
    lineId,
    productId,
    quantity: at === 0 ? 3 : 10,
    optional: at > 0,
  }));
  const changed = await admin.call("PUT", `/back-office/quotations/${id}/products`, { revision, lines });
  const next = (changed.body as Quotation).revision;
  await admin.call("POST", `/back-office/quotations/${id}/status`, { revision: next, action: "send" });
  const name = "Luca Serra";
  const late = await buyer.call("POST", `/orders/offer/${id}`, { hash: first.current.hash, name });
  expect([late.status, late.body]).toMatchObject([409, { code: "quotation-superseded", params: { version: 2 } }]);
  const second = await read(id);
  expect((second as unknown as { versions: object[] }).versions.at(-1)).toMatchObject({
    differences: expect.arrayContaining([expect.objectContaining({ code: "quantity", before: 2, after: 3 })]),
  });
  const accepted = await buyer.call("POST", `/orders/offer/${id}`, { hash: second.current.hash, name });
  expect(accepted.status).toBe(200);
  const cart = accepted.body as { id: string; amounts: { total: number } };
  expect(cart).toMatchObject({ quotation: { id, version: 2, hash: second.current.hash } });
  expect(cart.amounts.total).toBe(second.current.amounts.total);
  const order = await buyer.call("POST", `/orders/${cart.id}/pay`, {
    method: "manual_wire_transfer",
    expectedTotal: cart.amounts.total,
    salesConditionsAccepted: true,
  });
  expect(order.status).toBe(200);
  const paid = await admin.call("POST", `/back-office/transactions/${cart.id}.1/paid-by-bank-transfer`, {
    ...mark,
    settlementRef: mark.settlementRef,
    settledOn: romeDate(new Date()),
  });
  expect(paid.status).toBe(200);
  expect((await buyer.call("GET", `/orders/${cart.id}`)).body).toMatchObject({
    status: "paid",
    quotation: { hash: second.current.hash },
  });
  // Its money wins it, as soon as the stream has told so.
  await expect
    .poll(async () => await read(id), { timeout: 20_000 })
    .toMatchObject({ standing: "won", acceptances: [{ name, orderId: cart.id, version: 2 }] });
});

it("says what a part comes to before it is accepted, and the order is of the same sums, step by step", async () => {
  const { id, current } = await sent();
  const [battery, structure] = current.lines;
  const choices = [
    [{ lineId: battery!.lineId, quantity: 1 }],
    [
      { lineId: battery!.lineId, quantity: 1 },
      { lineId: structure!.lineId, quantity: 10 },
    ],
  ];
  const foretold = async (lines: object[]) => {
    const { status, body } = await buyer.call("POST", `/quotations/${id}/acceptance-amounts`, {
      hash: current.hash,
      lines,
    });
    expect(status).toBe(200);
    return body as { dueNow: number; amounts: { total: number; steps: object[] } };
  };
  const [less, more] = [await foretold(choices[0]!), await foretold(choices[1]!)];
  expect(less.amounts.total).toBeLessThan(more.amounts.total);
  // All of it is paid with the order: the terms are those of who pays at once.
  expect([less.dueNow, more.dueNow]).toEqual([less.amounts.total, more.amounts.total]);
  const accepted = await buyer.call("POST", `/orders/offer/${id}`, {
    hash: current.hash,
    name: "Luca Serra",
    lines: choices[1],
  });
  expect([accepted.status, accepted.body]).toMatchObject([200, { amounts: more.amounts }]);
});

it("is counted in its seller's figures soon after it was sent and opened, for administrators alone", async () => {
  const agent = await new Caller(cloud.url).login("agente@solvia.example");
  const { user } = (await agent.call("GET", "/user")).body as { user: { id: string } };
  const [first, second] = [await sent(), await sent()];
  for (let look = 0; look < 2; look++)
    expect((await buyer.call("POST", `/quotations/${first.id}/opened`)).status).toBe(204);
  for (const { id } of [first, second])
    expect((await admin.call("POST", `/back-office/quotations/${id}/owner`, { ownerId: user.id })).status).toBe(200);
  const kpi = (query: string) => admin.call("GET", `/back-office/sales-kpi?ownerId=${user.id}${query}`);
  const total = first.current.amounts.total + second.current.amounts.total;
  await vi.waitFor(
    async () =>
      expect((await kpi("")).body).toMatchObject({
        quotations: {
          stages: expect.arrayContaining([
            { stage: "sent", count: 2, amount: total },
            { stage: "opened", count: 1, amount: first.current.amounts.total },
          ]),
          conversion: 0,
        },
      }),
    { timeout: 90_000, interval: 500 },
  );
  expect((await kpi("&period=1999-01")).body).toMatchObject({
    quotations: { period: "1999-01", stages: expect.arrayContaining([{ stage: "sent", count: 0, amount: 0 }]) },
  });
  expect((await agent.call("GET", "/back-office/sales-kpi")).status).toBe(403);
});

it("one that can't be ordered as it stands: the desk reads why, and prepares the version that can, which is sent by a person", async () => {
  const { body: me } = await buyer.call("GET", "/user");
  const { user } = me as { user: { id: string } };
  const inverter = await firstFound(buyer, "category=inverters&available=true");
  const lines = [
    { productId: inverter.id, quantity: 90_000 },
    { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1 },
  ];
  const drafted = await admin.call("POST", "/back-office/quotations", { userId: user.id, lines, addressId: "pickup" });
  const { id, revision } = drafted.body as Quotation;
  const path = `/back-office/quotations/${id}`;
  const early = await admin.call("POST", `${path}/prepare-orderable`, { revision });
  expect([early.status, early.body]).toMatchObject([409, { code: "invalid-transition" }]);
  const sentOnce = await admin.call("POST", `${path}/status`, { revision, action: "send" });
  const first = sentOnce.body as Quotation & { living: object };
  expect(first.living).toMatchObject({ verdict: "no", findings: [{ code: "stock", productId: inverter.id }] });
  expect((await buyer.call("POST", `${path}/prepare-orderable`, { revision: first.revision })).status).toBe(403);
  const prepared = await admin.call("POST", `${path}/prepare-orderable`, { revision: first.revision });
  expect([prepared.status, prepared.body]).toMatchObject([
    200,
    { status: "sent", sent: 1, prepared: true, current: { hash: first.current.hash } },
  ]);
  const { pending, revision: next } = prepared.body as Quotation & { pending: { code: string }[] };
  expect(pending.map(({ code }) => code)).toContain("total");
  expect((await admin.call("POST", `${path}/prepare-orderable`, { revision: first.revision })).status).toBe(409);
  await admin.call("POST", `${path}/status`, { revision: next, action: "send" });
  expect(await read(id)).toMatchObject({ sent: 2, living: { verdict: "yes", findings: [] } });
});

interface Told {
  items: { action: string; by: string; byName: string; changes: { entity: string; fields: object[] }[] }[];
  moments: { what: string; byName?: string; version?: number }[];
}

it("has a history: the office's writes with what they changed, and what its customer did", async () => {
  const { id, current } = await sent();
  const path = `/back-office/quotations/${id}/history`;
  expect((await buyer.call("POST", `/quotations/${id}/opened`)).status).toBe(204);
  expect((await buyer.call("POST", `/quotations/${id}/messages`, { text: "E in rosso?" })).status).toBe(200);
  const accepted = { hash: current.hash, name: "Ada Neri" };
  expect((await buyer.call("POST", `/orders/offer/${id}`, accepted)).status).toBe(200);
  const history = async () => (await admin.call("GET", path)).body as Told;
  // The log is written after the answer.
  await vi.waitFor(async () => expect((await history()).items.length).toBeGreaterThan(1), { timeout: 60_000 });
  const { items, moments } = await history();
  expect(items.map(({ action }) => action)).toEqual(["setQuotationStatus", "createQuotation"]);
  expect(items[0]?.byName).not.toBe("");
  const own = items[0]?.changes.find(({ entity }) => entity === "Quotation");
  expect(own?.fields).toContainEqual({ field: "status", from: "draft", to: "sent" });
  expect(moments.map(({ what }) => what)).toEqual(["accepted", "asked", "opened"]);
  expect(moments[0]).toMatchObject({ byName: "Ada Neri", version: 1 });
  // An agent whose customer it isn't finds nothing; a customer has no business there.
  const agent = await new Caller(cloud.url).login("agente@solvia.example");
  expect((await agent.call("GET", path)).status).toBe(404);
  expect((await buyer.call("GET", path)).status).toBe(403);
});
