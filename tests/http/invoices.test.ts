import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { documentMachine } from "@solvia/core/invoicing/document-machine";
import { romeDate, plusDays } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { fetchNotices } from "../support/exchange.ts";
import { expectValid } from "../support/fattura.ts";
import { refusesTheRest } from "../support/forbidden.ts";

const wait = { timeout: 90_000, interval: 200 };
let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
let panel: Found;

interface Document {
  id: string;
  number: string;
  type: string;
  state: string;
  total: number;
  acts: string[];
  troubled: boolean;
  codes: string[];
}
interface Invoicing {
  documents: Document[];
  next?: { type: string; total: number; refusals: object[] };
  creditable?: { total: number; pieces: { productId: string; quantity: number }[] };
  corrections: { steps: { name: string; amount: number; doneOn?: string }[] }[];
}

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("installatore@solvia.example");
  panel = await firstFound(buyer, "category=panels&available=true");
});
afterAll(() => cloud.stop());

const invoicing = async (order: string) => {
  const { body } = await admin.call("GET", `/back-office/orders/${order}/invoicing`);
  return body as Invoicing;
};

async function issued(recipientCode: string, quantity = 3): Promise<{ order: string; document: Document }> {
  const order = await buyAndPay(buyer, admin, panel, quantity);
  const { next } = await invoicing(order);
  const { status } = await admin.call("POST", `/back-office/orders/${order}/invoice`, {
    type: next?.type,
    total: next?.total,
    buyer: { recipientCode },
  });
  expect(status).toBe(200);
  return { order, document: (await invoicing(order)).documents[0]! };
}

it("works out what a company's late payments of an invoice cost, for a day, and charges nothing", async () => {
  const { order } = await issued("0000000", 1);
  const claim = async (query = "") => admin.call("GET", `/back-office/orders/${order}/late-claim${query}`);
  expect(await claim()).toMatchObject({ status: 200, body: { none: "not-late", payments: [], total: 0 } });
  expect((await claim("?on=2026-02-30")).status).toBe(422);
  expect((await claim("?referenceRate=-1")).status).toBe(422);
  expect((await buyer.call("GET", `/back-office/orders/${order}/late-claim`)).status).toBe(403);
});

const reaches = (order: string, state: string): Promise<void> =>
  vi.waitFor(async () => {
    await fetchNotices(cloud);
    expect((await invoicing(order)).documents.map((one) => one.state)).toContain(state);
  }, wait);

const fileOf = async (caller: Caller, order: string, document: string): Promise<Response> => {
  const { status, headers } = await caller.call("GET", `/orders/${order}/documents/${document}`);
  expect(status).toBe(302);
  return fetch(headers.get("location") ?? "");
};

it("issues, is refused, is mended, is sent again with its number, is delivered; never twice", async () => {
  const { order, document } = await issued("NS00311");
  await reaches(order, "rejected");
  const { body: queue } = await admin.call("GET", "/back-office/queue");
  expect((queue as { documents: { count: number } }).documents.count).toBeGreaterThan(0);
  const { body: waiting } = await admin.call("GET", "/back-office/invoices?troubled=true");
  expect((waiting as { items: Document[] }).items).toMatchObject([
    { id: document.id, codes: ["00311"], troubled: true, resendUntil: plusDays(romeDate(new Date()), 5) },
  ]);
  // It was never issued: nothing of it is credited or put right.
  const discarded = { status: 409, body: { code: "invoice-discarded" } };
  expect((await invoicing(order)) as object).toMatchObject({ discarded: { number: document.number } });
  expect(await admin.call("GET", `/back-office/orders/${order}/credit-note`)).toMatchObject(discarded);
  const all = { all: true, reason: "Scartata", seen: 1 };
  expect(await admin.call("POST", `/back-office/orders/${order}/credit-note`, all)).toMatchObject(discarded);
  const plan = `/back-office/orders/${order}/correction-plan?kind=wrong-name`;
  expect(await admin.call("GET", plan)).toMatchObject(discarded);
  const resend = (body: object) =>
    admin.call("POST", `/back-office/orders/${order}/documents/${document.id}/resend`, body);
  expect((await resend({})).body).toMatchObject({ code: "document-refused" });
  const again = await resend({ recipientCode: "ABC1234", street: "Via Appia Nuova" });
  expect(again.body).toMatchObject({ number: document.number, recipient: { code: "ABC1234" } });
  expect((await resend({})).status).toBe(409);
  await reaches(order, "delivered");
  expect((await admin.call("GET", plan)).status).toBe(200);
  // In place of an invoice that names the same buyer there is none, nor at a rate that it has.
  const sameBuyer = { kind: "wrong-name", amends: "none", reason: "Per prova", seen: [document.total, document.total] };
  expect(await admin.call("POST", `/back-office/orders/${order}/corrections`, sameBuyer)).toMatchObject({
    status: 409,
    body: { code: "nothing-to-correct" },
  });
  for (const vat of ["full", "destination"]) {
    const asked = await admin.call("GET", `/back-office/orders/${order}/correction-plan?kind=wrong-vat&vat=${vat}`);
    expect(asked.body).toMatchObject({ code: "nothing-to-invoice" });
  }
  expect((await resend({})).body).toMatchObject({ code: "invalid-transition" });
  // Both stand in the order's history, under the name of who did it.
  expect((await admin.call("POST", `/back-office/orders/${order}/receipt`)).status).toBe(204);
  const { items } = (await admin.call("GET", `/back-office/orders/${order}/history`)).body as {
    items: { action?: string; byName: string; changes: { entity: string; fields: object[] }[] }[];
  };
  const called = { field: "number", from: document.number, to: document.number };
  const told = (action: string) => items.filter((one) => one.action === action);
  expect(told("sendReceipt")).toMatchObject([
    { byName: "Irene Leone", changes: [{ entity: "FiscalDocument", fields: [called] }] },
  ]);
  expect(told("resendInvoice")).toMatchObject([
    {
      byName: "Irene Leone",
      changes: [
        {
          entity: "FiscalDocument",
          fields: expect.arrayContaining([
            called,
            expect.objectContaining({ field: "transmissions.1.fileName" }),
          ]) as never,
        },
      ],
    },
  ]);
  const xml = await (await fileOf(buyer, order, `${document.id}-xml`)).text();
  expect(xml).toContain("<Indirizzo>Via Appia Nuova</Indirizzo>");
  expectValid(xml);
  const pdf = await (await fileOf(buyer, order, document.id)).arrayBuffer();
  expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
});

/** A button of the exchange's console. */
async function pressed(act: string, fields: Record<string, string>): Promise<void> {
  const asked = { method: "POST", redirect: "manual", headers: { origin: cloud.url } } as const;
  const body = new URLSearchParams(fields);
  expect((await fetch(`${cloud.consoleUrl}/exchange/${act}`, { ...asked, body })).status).toBe(303);
}

it("comes to the same when its notices are given late, once more and the last first, by the console", async () => {
  const { order, document } = await issued("LATE001");
  const detail = async () =>
    (await admin.call("GET", `/back-office/invoices/${document.id}`)).body as {
      state: string;
      fileName: string;
      notices: object[];
    };
  await vi.waitFor(async () => expect((await detail()).state).toBe("sent"), wait);
  const { fileName } = await detail();
  const press = (act: string, more: Record<string, string>) => pressed(act, { file: fileName, ...more });
  // Nothing takes all of it back before the exchange has answered; a part is, with a word of it.
  expect((await invoicing(order)) as object).toMatchObject({ unanswered: document.number });
  const waits = { status: 409, body: { code: "invoice-unanswered", params: { number: document.number } } };
  const plan = `/back-office/orders/${order}/correction-plan`;
  expect(await admin.call("GET", `${plan}?kind=wrong-name`)).toMatchObject(waits);
  const all = { all: true, reason: "Annullata", seen: 1 };
  expect(await admin.call("POST", `/back-office/orders/${order}/credit-note`, all)).toMatchObject(waits);
  expect((await admin.call("GET", `${plan}?kind=price-promise&amount=1000`)).status).toBe(200);
  await press("late", {});
  await press("advance", { days: "9" });
  await fetchNotices(cloud);
  expect((await detail()).state).toBe("sent");
  await press("advance", { days: "1" });
  await reaches(order, "delivered");
  await press("twice", {});
  await press("reversed", {});
  await fetchNotices(cloud);
  expect(await detail()).toMatchObject({ state: "delivered", notices: [{ kind: "RC" }] });
});

it("says what wasn't delivered until somebody has seen to it", async () => {
  const { order, document } = await issued("MC00000");
  await reaches(order, "available");
  const attend = () => admin.call("POST", `/back-office/orders/${order}/documents/${document.id}/attend`);
  expect((await invoicing(order)).documents[0]).toMatchObject({ troubled: true, acts: ["attend"] });
  expect((await attend()).status).toBe(200);
  expect((await invoicing(order)).documents[0]).toMatchObject({ troubled: false, acts: [] });
  expect((await attend()).status).toBe(409);
});

it("shows both sums of a credit note before it, and issues what it showed", async () => {
  const { order, document } = await issued("ABC1234", 4);
  const { creditable } = await invoicing(order);
  const [line] = creditable?.pieces ?? [];
  const preview = await admin.call("GET", `/back-office/orders/${order}/credit-note?pieces=${line?.productId}:1`);
  const shown = preview.body as { total: number; staysTotal: number };
  expect(shown.total + shown.staysTotal).toBe(document.total);
  // By the end of its id too, by which all lines of the longest order have room in an address.
  const byEnd = `${line?.productId.slice(-10)}.1`;
  expect((await admin.call("GET", `/back-office/orders/${order}/credit-note?pieces=${byEnd}`)).body).toEqual(
    preview.body,
  );
  const plan = async (pieces: string) =>
    (await admin.call("GET", `/back-office/orders/${order}/correction-plan?kind=return&pieces=${pieces}`)).body;
  expect(await plan(byEnd)).toEqual(await plan(`${line?.productId}:1`));
  expect(await plan(byEnd)).toMatchObject({
    steps: expect.arrayContaining([expect.objectContaining({ name: "credit" })]),
  });
  const asked = { pieces: [{ productId: line?.productId, quantity: 1 }], reason: "Un pezzo rotto", seen: 1 };
  expect((await admin.call("POST", `/back-office/orders/${order}/credit-note`, asked)).status).toBe(200);
  expect((await invoicing(order)).documents.map(({ type, total }) => [type, total])).toEqual([
    ["TD01", document.total],
    ["TD04", shown.total],
  ]);
  const beyond = await admin.call("GET", `/back-office/orders/${order}/credit-note?amount=${document.total}`);
  expect(beyond.body).toMatchObject({ code: "credit-beyond-invoice" });
});

it("carries a correction out to the cent it showed: a promised price with its refund", async () => {
  const { order, document } = await issued("ABC1234", 5);
  const plan = await admin.call("GET", `/back-office/orders/${order}/correction-plan?kind=price-promise&amount=1000`);
  const { steps } = plan.body as { steps: { name: string; amount: number }[] };
  expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
    ["credit", 1000],
    ["refund", 1000],
  ]);
  const wish = { kind: "price-promise", amount: 1000, amends: "refund", reason: "Prezzo promesso al telefono" };
  const begun = await admin.call("POST", `/back-office/orders/${order}/corrections`, {
    ...wish,
    iban: "IT60X0542811101000000123456",
    seen: [1000, 1000],
  });
  expect(begun.status).toBe(200);
  const after = await invoicing(order);
  expect(after.documents.map(({ type, total }) => [type, total])).toEqual([
    ["TD01", document.total],
    ["TD04", 1000],
  ]);
  expect(after.corrections[0]?.steps.every(({ doneOn }) => doneOn)).toBe(true);
  const { body } = await admin.call("GET", `/back-office/orders/${order}`);
  const refunds = (body as { receipts: { refunds: { amount: number }[] }[] }).receipts.flatMap((one) => one.refunds);
  expect(refunds).toMatchObject([{ amount: 1000 }]);
});

it("issues nothing of a correction before it is known where its money goes", async () => {
  const { order } = await issued("ABC1234", 5);
  const begin = (iban?: string) =>
    admin.call("POST", `/back-office/orders/${order}/corrections`, {
      kind: "price-promise",
      amount: 1000,
      amends: "refund",
      reason: "Prezzo promesso al telefono",
      seen: [1000, 1000],
      ...(iban && { iban }),
    });
  expect(await begin()).toMatchObject({ status: 422, body: { code: "iban-missing" } });
  const wrong = { code: "invalid-input", errors: [{ field: "iban", code: "invalid-iban" }] };
  expect(await begin("NOT AN IBAN")).toMatchObject({ status: 422, body: wrong });
  const { documents, corrections } = await invoicing(order);
  expect([documents.map(({ type }) => type), corrections]).toEqual([["TD01"], []]);
  expect((await begin("IT60X0542811101000000123456")).status).toBe(200);
  expect((await admin.call("GET", "/back-office/invoicing-troubles")).body).toEqual({ corrections: [], notices: [] });
  const act = (name: string, body: object) =>
    admin.call("POST", `/back-office/orders/${order}/corrections/0/${name}`, body);
  expect((await act("close", { reason: "Nothing to close" })).status).toBe(409);
  expect((await act("resume", {})).status).toBe(200);
  expect((await buyer.call("GET", "/back-office/invoicing-troubles")).status).toBe(403);
});

it("tells which orders are due a document and by when, and issues several of them, each by itself", async () => {
  const orders = [await buyAndPay(buyer, admin, panel, 2), await buyAndPay(buyer, admin, panel, 1)];
  const list = "/back-office/orders?waiting=invoice&limit=200";
  interface Row {
    id: string;
    dueDocument?: { type: string; by?: string };
  }
  const rows = async () => ((await admin.call("GET", list)).body as { items: Row[] }).items;
  const mine = async () => (await rows()).filter(({ id }) => orders.includes(id));
  await vi.waitFor(async () => expect(await mine()).toHaveLength(2), wait);
  const by = plusDays(romeDate(new Date()), 12);
  expect(await mine()).toEqual(orders.map((id) => expect.objectContaining({ id, dueDocument: { type: "TD01", by } })));
  const { body: queue } = await admin.call("GET", "/back-office/queue");
  const { invoices } = queue as { invoices: { count: number } };
  expect(invoices.count).toBe((await rows()).length);
  const asked = { orders: orders.map((orderId) => ({ orderId, type: "TD01" })) };
  expect((await buyer.call("POST", "/back-office/invoices", asked)).status).toBe(403);
  const unlike = { orders: [{ orderId: orders[0], type: "TD02" }] };
  const { body: refused } = await admin.call("POST", "/back-office/invoices", unlike);
  expect(refused).toEqual({ items: [{ orderId: orders[0], problem: "version-conflict" }] });
  const { status, body } = await admin.call("POST", "/back-office/invoices", asked);
  expect(status).toBe(200);
  const numbers = await Promise.all(orders.map(async (order) => (await invoicing(order)).documents[0]?.number));
  expect(body).toEqual({ items: orders.map((orderId, at) => ({ orderId, number: numbers[at] })) });
  await vi.waitFor(async () => expect(await mine()).toEqual([]), wait);
  expect(
    (await admin.call("POST", "/back-office/invoices", asked)).body as { items: { problem: string }[] },
  ).toMatchObject({ items: [{ problem: "already-invoiced" }, { problem: "already-invoiced" }] });
});

it("keeps one customer's documents from another, and the office's lists from customers", async () => {
  const { order, document } = await issued("ABC1234", 2);
  const other = await new Caller(cloud.url).login("cliente@solvia.example");
  expect((await other.call("GET", `/orders/${order}/documents/${document.id}`)).status).toBe(404);
  expect((await other.call("GET", "/back-office/invoices")).status).toBe(403);
  expect((await other.call("GET", `/back-office/invoices/${document.id}`)).status).toBe(403);
  const elsewhere = `/back-office/orders/${"0".repeat(26)}/documents/${document.id}/attend`;
  expect((await admin.call("POST", elsewhere)).status).toBe(404);
  const { body } = await admin.call("GET", `/back-office/invoices?number=${encodeURIComponent(document.number)}`);
  expect((body as { items: Document[] }).items.map(({ id }) => id)).toContain(document.id);
  expect((await admin.call("GET", "/back-office/invoices?period=2026-13")).status).toBe(422);
});

it("gives the accountant a period's register, XML and PDF in one archive whose sums are the documents'", async () => {
  const today = romeDate(new Date());
  const period = { from: `${today.slice(0, 7)}-01`, to: today, format: "csv" };
  const { body } = await admin.call("POST", "/back-office/invoice-exports", period);
  const { id } = body as { id: string };
  await vi.waitFor(async () => {
    const job = (await admin.call("GET", `/back-office/invoice-exports/${id}`)).body as { state: string };
    expect(job.state).toBe("done");
  }, wait);
  const { headers } = await admin.call("GET", `/back-office/invoice-exports/${id}/file`);
  const archive = unzipSync(new Uint8Array(await (await fetch(headers.get("location") ?? "")).arrayBuffer()));
  const names = Object.keys(archive);
  const register = Buffer.from(archive[names.find((name) => name.endsWith(".csv")) ?? ""] ?? []).toString("utf8");
  const [heading = "", ...rows] = register.replace("\ufeff", "").trim().split("\r\n");
  const column = heading.split(";").indexOf("totale");
  const cents = rows.map((row) => Math.round(Number((row.split(";")[column] ?? "").replace(",", ".")) * 100));
  const { body: list } = await admin.call("GET", "/back-office/invoices?limit=200");
  const { items } = list as { items: Document[] };
  const total = items.reduce((sum, one) => sum + (one.type === "TD04" ? -1 : 1) * one.total, 0);
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(names.filter((name) => name.startsWith("xml/"))).toHaveLength(items.length);
  expect(names.filter((name) => name.startsWith("pdf/"))).toHaveLength(items.length);
  expect((await admin.call("POST", "/back-office/invoice-exports", { ...period, to: "2020-01-01" })).status).toBe(422);
});

// The last: the exchange's days go on with them.
it.each([
  ["ABC1234", "0", "delivered"],
  ["0000000", "0", "available"],
  ["UFABCD", "1", "accepted"],
  ["UFDENY", "1", "refused"],
  ["UFAWAY", "10", "undeliverable"],
  ["UFNONE", "15", "lapsed"],
] as const)(
  "sends no document for %s again that the exchange, %s days later, tells to be %s",
  async (code, days, state) => {
    const { order, document } = await issued(code, 1);
    const read = async () => {
      const whole = (await admin.call("GET", `/back-office/invoices/${document.id}`)).body as { state: string };
      return { state: whole.state, whole };
    };
    await vi.waitFor(async () => expect((await read()).state).not.toMatch(/^(generated|sending)$/), wait);
    const { fileName } = (await read()).whole as unknown as { fileName: string };
    if (days !== "0") await pressed("advance", { file: fileName, days });
    await reaches(order, state);
    const resend = () => admin.call("POST", `/back-office/orders/${order}/documents/${document.id}/resend`, {});
    await refusesTheRest({ machine: documentMachine, acts: { resend }, read }, state);
  },
);
