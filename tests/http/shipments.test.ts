import { firstTariff } from "@solvia/core/pricing/delivery/delivery-tariff";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { stockWarningCodes } from "@solvia/core/logistics/stock-warnings";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let admin: Caller;
let warehouse: Caller;
let buyer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  warehouse = await new Caller(cloud.url).login("magazzino@solvia.example");
  buyer = await new Caller(cloud.url).login("cliente@solvia.example");
});
afterAll(() => cloud.stop());

interface Shipment {
  id: string;
  state: string;
  movementId: string;
  orderId: string;
  lines: { productId: string; quantity: number }[];
  others: { id: string; state: string; pieces: number }[];
  transportDocument?: { number: string; on: string };
  acts: string[];
}

const bought = async (category: string, quantity: number) =>
  buyAndPay(buyer, admin, await firstFound(buyer, `category=${category}&available=true`), quantity);

const read = async (id: string) => (await admin.call("GET", `/back-office/shipments/${id}`)).body as Shipment;
const said = async (id: string, what: string, body: object) => {
  const { status, body: answer } = await admin.call("POST", `/back-office/shipments/${id}/${what}`, body);
  return [status, (answer as { code?: string }).code];
};
const step = (id: string, body: object) => said(id, "status", body);
const done = [200, undefined];
const carrier = { name: "Corriere Adige S.p.A.", adr: true, tailLift: true };
const today = () => romeDate(new Date());

/** Papers and labels of a shipment that is ready. */
async function withPapers(id: string): Promise<void> {
  expect(await said(id, "transport-document", {})).toEqual(done);
  expect(await said(id, "label", { label: true })).toEqual(done);
}

it("walks an order's goods from the payment to the door: in parts, with their papers, broken on the way and sent again", async () => {
  const id = await bought("panels", 5);
  const { lines } = await read(id);
  const productId = lines[0]?.productId ?? "";
  expect(await said(id, "split", { lines: [{ productId, quantity: 2 }] })).toEqual(done);
  const part = (await read(id)).others[0]?.id ?? "";
  expect((await read(part)).lines).toMatchObject([{ productId, quantity: 2 }]);
  expect(await step(id, { action: "hand-over" })).toEqual([409, "invalid-transition"]);
  for (const one of [id, part]) expect(await said(one, "ready", { ready: true })).toEqual(done);
  const typedWrong = { date: `${Number(today().slice(0, 4)) + 2}-01-01`, carrier, seen: {} };
  expect(await admin.call("POST", `/back-office/shipments/${id}/schedule-pickup`, typedWrong)).toMatchObject({
    status: 422,
    body: { code: "invalid-input", errors: [{ field: "date", code: "too-far" }] },
  });
  expect(await said(id, "schedule-pickup", { date: today(), carrier, seen: {} })).toEqual(done);
  expect(await step(id, { action: "hand-over" })).toEqual([409, "transport-document-missing"]);
  await withPapers(id);
  await withPapers(part);
  const papers = await Promise.all([id, part].map(async (one) => (await read(one)).transportDocument?.number));
  expect(new Set(papers).size).toBe(2);
  expect((await admin.call("GET", `/back-office/shipments/${id}/transport-document`)).status).toBe(200);
  expect((await admin.call("GET", `/back-office/shipments/${id}/labels`)).status).toBe(200);
  expect(await step(id, { action: "hand-over" })).toEqual(done);
  const seen = (await buyer.call("GET", `/orders/${id}`)).body as { shipments: { state: string }[] };
  expect(seen.shipments.map(({ state }) => state)).toEqual(["shipped", "ready"]);
  expect(await step(id, { action: "report", kind: "damaged", reason: "Vetro rotto" })).toEqual(done);
  expect(await step(id, { action: "send-again", goods: "some" })).toEqual([422, "invalid-input"]);
  expect(await step(id, { action: "send-again", goods: "good" })).toEqual(done);
  expect(await read(id)).toMatchObject({ state: "to_prepare" });
  expect((await read(id)).transportDocument).toBeUndefined();
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  await withPapers(id);
  for (const one of [id, part]) {
    expect(await step(one, { action: "hand-over" })).toEqual(done);
    expect(await step(one, { action: "deliver" })).toEqual(done);
  }
  expect((await admin.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({ fulfilment: "delivered" });
});

it("lets inverters leave with their serials alone, which then answer who has them", async () => {
  const id = await bought("inverters", 2);
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  expect(await said(id, "transport-document", {})).toEqual([422, "serials-missing"]);
  const { movementId } = await read(id);
  for (const code of ["INVT24A000001", "INVT24A000002"]) {
    expect((await warehouse.call("PUT", `/serials/movement/${movementId}`, { code })).status).toBe(200);
  }
  await withPapers(id);
  expect(await step(id, { action: "hand-over" })).toEqual(done);
  const { status, body } = await warehouse.call("GET", "/serials/INVT24A000001");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    items: [
      {
        serial: { state: "shipped", orderId: id },
        shipmentId: id,
        order: { id },
        soldWith: [{ code: "INVT24A000002" }],
      },
    ],
  });
  expect((await warehouse.call("GET", "/serials/NOBODYHASIT1")).status).toBe(404);
});

it("gives the pieces of a shipment that came home to the order's rest; a wrong load takes its own back", async () => {
  const id = await bought("inverters", 1);
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  const first = await read(id);
  const scan = (movementId: string, code: string) => warehouse.call("PUT", `/serials/movement/${movementId}`, { code });
  expect((await scan(first.movementId, "HOME24A000001")).status).toBe(200);
  await withPapers(id);
  expect(await step(id, { action: "hand-over" })).toEqual(done);
  expect(await step(id, { action: "report", kind: "refused", reason: "Non la vuole" })).toEqual(done);
  expect(await step(id, { action: "take-back" })).toEqual(done);
  const { body } = await warehouse.call("GET", "/serials/HOME24A000001");
  expect(body).toMatchObject({ items: [{ serial: { state: "in_stock" }, soldWith: [] }] });
  expect((body as { items: object[] }).items[0]).not.toHaveProperty("order");
  const rest = await admin.call("POST", "/back-office/shipments", { orderId: id });
  expect(rest.status).toBe(200);
  expect((await scan((rest.body as Shipment).movementId, "HOME24A000001")).status).toBe(200);

  const productId = first.lines[0]?.productId ?? "";
  const load = { act: "add", cause: "purchase", warehouseId: "main", lines: [{ productId, quantity: 2 }] };
  const come = async () => {
    const forecast = { ...load, reason: "in arrivo", forecastOn: plusDays(today(), 1) };
    return ((await admin.call("POST", "/back-office/movements/load", forecast)).body as { id: string }).id;
  };
  const wrong = await come();
  for (const code of ["LOAD24A000001", "LOAD24A000002"]) expect((await scan(wrong, code)).status).toBe(200);
  const receive = { act: "receive", movementId: wrong };
  expect((await admin.call("POST", "/back-office/movements/load", receive)).status).toBe(200);
  const correct = (more: object) =>
    admin.call("POST", `/back-office/movements/${wrong}/correct`, { reason: "Di un altro", ...more });
  expect(await correct({ lines: [{ productId, quantity: 1 }] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "lines.0.serials", code: "required" }] },
  });
  expect((await correct({})).status).toBe(200);
  expect((await scan(await come(), "LOAD24A000001")).status).toBe(200);
});

it("finds pieces by serial, order and range for the office, and writes to whoever has them", async () => {
  const product = await firstFound(buyer, "category=inverters&available=true");
  const id = await buyAndPay(buyer, admin, product, 2);
  const { number } = (await admin.call("GET", `/back-office/orders/${id}`)).body as { number: string };
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  const { movementId } = await read(id);
  for (const code of ["RECALL24A000008", "RECALL24A000011"])
    expect((await warehouse.call("PUT", `/serials/movement/${movementId}`, { code })).status).toBe(200);
  await withPapers(id);
  const transportStart = new Date(Date.now() + 3_600_000).toISOString();
  expect(await step(id, { action: "hand-over", transportStart })).toEqual(done);
  const found = async (query: object) => {
    const text = new URLSearchParams({ limit: "50", ...query }).toString();
    const { status, body } = await admin.call("GET", `/back-office/serials?${text}`);
    const { items = [], code } = body as { items?: { code: string; holder?: { orderId: string } }[]; code?: string };
    return status === 200 ? items.map((one) => [one.code, one.holder?.orderId]) : code;
  };
  expect(await found({ text: "recall24a000008" })).toEqual([["RECALL24A000008", id]]);
  expect(await found({ text: number })).toHaveLength(2);
  const range = { article: product.productCode, from: "RECALL24A000009", to: "RECALL24A000020" };
  expect(await found(range)).toEqual([["RECALL24A000011", id]]);
  expect(await found({ from: "RECALL24A000009" })).toBe("invalid-input");
  expect(await found({})).toEqual([]);
  const path = "/back-office/serials/recall";
  expect((await admin.call("GET", `${path}?${new URLSearchParams(range).toString()}`)).body).toMatchObject({
    pieces: 1,
    out: 1,
    items: [{ id, orderNumber: number, codes: ["RECALL24A000011"] }],
  });
  const words = "Spegni l'inverter e chiamaci: la scheda può scaldarsi.";
  expect((await admin.call("POST", path, { ...range, words, seen: 2 })).status).toBe(409);
  expect((await admin.call("POST", path, { ...range, words, seen: 1 })).body).toEqual({ orders: 1, pieces: 1 });
  // The log tells what was recalled, and with which words.
  interface Told {
    action: string;
    changes: { entity: string; kind: string; fields: { field: string; to?: unknown }[] }[];
  }
  const recalled = await vi.waitFor(
    async () => {
      const { body } = await admin.call("GET", "/back-office/audit-log?kind=serials&action=recallSerials&limit=20");
      const [entry] = (body as { items: Told[] }).items.flatMap(({ changes }) => changes);
      expect(entry).toBeDefined();
      return entry;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(recalled).toMatchObject({ entity: "Recall", kind: "created" });
  expect(Object.fromEntries(recalled?.fields.map(({ field, to }) => [field, to]) ?? [])).toMatchObject({
    productId: product.id,
    firstCode: range.from,
    lastCode: range.to,
    words,
    ordersTold: 1,
  });
  // Sent again it is written to nobody twice.
  expect((await admin.call("POST", path, { ...range, words, seen: 1 })).body).toEqual({ orders: 0, pieces: 1 });
  const { html } = await aMail(cloud.mailboxUrl, "cliente@solvia.example", /^Verifica il tuo/);
  for (const told of ["RECALL24A000011", number]) expect(html).toContain(told);
  expect(html).not.toContain("RECALL24A000008");
});

it("takes a scrapped piece out of what can be sold, with the reason", async () => {
  const id = (await firstFound(buyer, "category=inverters&available=true")).id;
  const lines = [{ productId: id, quantity: 1 }];
  const load = { act: "add", cause: "purchase", warehouseId: "main", reason: "Ordine al fornitore", lines };
  const made = await admin.call("POST", "/back-office/movements/load", { ...load, forecastOn: plusDays(today(), 1) });
  const { id: movementId } = made.body as { id: string };
  const code = "SCRAP24A000001";
  expect((await warehouse.call("PUT", `/serials/movement/${movementId}`, { code })).status).toBe(200);
  const received = { act: "receive", movementId };
  expect((await admin.call("POST", "/back-office/movements/load", received)).status).toBe(200);
  const scrap = { action: "scrap", reason: "Caduta dal carrello", productId: id };
  const answer = await admin.call("POST", `/serials/${code}`, scrap);
  expect(answer).toMatchObject({ status: 200, body: { state: "scrapped" } });
  const movements = (await admin.call("GET", `/back-office/movements?text=${code}&limit=20`)).body as {
    items: object[];
  };
  expect(movements.items).toMatchObject([
    { cause: "scrap", direction: "unload", state: "done", serial: code, reason: scrap.reason },
  ]);
  expect((await admin.call("POST", `/serials/${code}`, scrap)).status).toBe(409);
});

it("numbers documents without a gap and in the order of their days, whichever of two clerks issues or delivers at once", async () => {
  const other = await new Caller(cloud.url).login("admin@solvia.example");
  const ids: string[] = [];
  for (let nth = 0; nth < 6; nth++) {
    const id = await bought("panels", 1);
    expect(await said(id, "ready", { ready: true })).toEqual(done);
    ids.push(id);
  }
  const [delivered = "", ...issued] = ids;
  const issue = (caller: Caller, id: string) =>
    caller.call("POST", `/back-office/shipments/${id}/transport-document`, {});
  const [arrival, ...answers] = await Promise.all([
    other.call("POST", `/back-office/orders/${delivered}/delivered`),
    ...issued.flatMap((id) => [issue(admin, id), issue(other, id)]),
  ]);
  expect(arrival.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(issued.length);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => (body as { code: string }).code);
  expect(new Set(refused)).toEqual(new Set(["transport-document-there"]));
  const documents = (await Promise.all(ids.map(read))).map(({ transportDocument }) => ({
    place: Number(/^DDT (\d+)\//.exec(transportDocument?.number ?? "")?.[1]),
    on: transportDocument?.on ?? "",
  }));
  const sorted = documents.toSorted((a, b) => a.place - b.place);
  const [first] = sorted;
  expect(sorted.map(({ place }) => place)).toEqual(sorted.map((_, at) => (first?.place ?? 0) + at));
  expect(sorted.map(({ on }) => on)).toEqual(documents.map(({ on }) => on).toSorted());
});

it("makes ready what is paid upon shipment before its money comes, and lets it leave by no way until then", async () => {
  const id = await placeOrder(
    buyer,
    await firstFound(buyer, "category=panels&available=true"),
    1,
    "manual_wire_transfer",
  );
  const terms = await admin.call("PUT", `/back-office/transactions/${id}.1/terms`, {
    termsOfPayment: "hundred_upon_shipment",
  });
  expect(terms.status, JSON.stringify(terms.body)).toBe(200);
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  expect((await admin.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({
    fulfilment: "ready",
    paymentNotice: true,
  });
  const deliver = async () => {
    const { status, body } = await admin.call("POST", `/back-office/orders/${id}/delivered`);
    return [status, (body as { code?: string }).code];
  };
  const pickup = () => said(id, "schedule-pickup", { date: today(), carrier, seen: {} });
  expect(await pickup()).toEqual([409, "not-shippable"]);
  expect(await said(id, "transport-document", {})).toEqual([409, "not-shippable"]);
  expect(await step(id, { action: "hand-over" })).toEqual([409, "not-shippable"]);
  expect(await deliver()).toEqual([409, "not-shippable"]);
  const { body: order } = await admin.call("GET", `/back-office/orders/${id}`);
  const { transactions } = order as { transactions: { id: string; status: string }[] };
  const asked = transactions.find(({ status }) => status === "pending_payment");
  const paid = await admin.call("POST", `/back-office/transactions/${asked?.id}/paid-by-bank-transfer`, {
    settledOn: today(),
    settlementRef: `CRO ${crypto.randomUUID()}`,
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  await withPapers(id);
  expect(await step(id, { action: "hand-over" })).toEqual(done);
  expect(await deliver()).toEqual(done);
});

it("promises what arrives to the shipment that waits for it, without anybody asking", async () => {
  const id = await bought("panels", 3);
  const { lines } = await read(id);
  const productId = lines[0]?.productId ?? "";
  const stock = (onHand: number) =>
    admin.call("POST", `/back-office/products/${productId}/stock`, { onHand, confirmed: stockWarningCodes });
  const { body } = await admin.call("GET", `/back-office/products/${productId}`);
  const { onHand } = (body as { stock: { onHand: number } }).stock;
  expect((await stock(0)).status).toBe(200);
  expect(await step(id, { action: "evaluate" })).toEqual(done);
  expect(await read(id)).toMatchObject({ state: "waiting_stock" });
  expect(await said(id, "ready", { ready: true })).toEqual([409, "invalid-transition"]);
  expect((await stock(onHand)).status).toBe(200);
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: "to_prepare" }), { timeout: 60_000 });
});

it("keeps a warehouse's series once a document bears it", async () => {
  const address = { street: "Via Roma", houseNumber: "1", postalCode: "37100", city: "Verona", countryCode: "IT" };
  const house = { ...address, name: "Verona", ddtSeries: "E99", active: true };
  const { id: warehouseId } = (await admin.call("POST", "/back-office/warehouses", house)).body as { id: string };
  const id = await bought("panels", 1);
  const { lines } = await read(id);
  const pieces = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const transfer = { warehouseId: "main", toWarehouseId: warehouseId, lines: pieces };
  expect((await admin.call("POST", "/back-office/movements/transfer", transfer)).status).toBe(200);
  expect(await said(id, "split", { lines: pieces, warehouseId })).toEqual(done);
  expect(await step(id, { action: "evaluate" })).toEqual(done);
  expect(await said(id, "ready", { ready: true })).toEqual(done);
  expect(await said(id, "transport-document", {})).toEqual(done);
  expect((await read(id)).transportDocument?.number).toMatch(/^DDT 1\/\d{4}\/E99$/);
  const renamed = { ...house, ddtSeries: "QQ9", version: 2 };
  expect(await admin.call("PUT", `/back-office/warehouses/${warehouseId}`, renamed)).toMatchObject({
    status: 422,
    body: { code: "invalid-input", errors: [{ field: "ddtSeries", code: "numbered" }] },
  });
});

interface Kept {
  id: string;
  zones: object;
  surcharges: object;
}

it("keeps the delivery tariffs: one for the days to come, its last day, and no change of what it says", async () => {
  const address = "/back-office/delivery-tariffs";
  const tariffs = async () => (await admin.call("GET", address)).body as { items: Kept[] };
  const { items } = await tariffs();
  expect(items).toMatchObject([{ id: "first", state: "in-force" }]);
  const { zones, surcharges } = items[0] ?? {};
  const from = plusDays(today(), 30);
  const wish = { name: "Listino nuovo", from, zones, surcharges };
  expect((await admin.call("POST", address, { ...wish, from: today() })).body).toMatchObject({
    status: 422,
    errors: [{ field: "from", code: "in-the-past" }],
  });
  expect((await admin.call("POST", address, { ...wish, until: plusDays(from, -1) })).body).toMatchObject({
    errors: [{ field: "until", code: "before-start" }],
  });
  expect((await admin.call("POST", address, { ...wish, zones: { ...zones, IT1: {} } })).status).toBe(422);
  const odd = { ...zones, IT1: { ...firstTariff.zones.IT1, parcel30: 80, pallet800: 5_800 } };
  expect((await admin.call("POST", address, { ...wish, freeFrom: 9_999 })).body).toMatchObject({
    errors: [{ field: "freeFrom", code: "free-too-little" }],
  });
  expect((await admin.call("POST", address, { ...wish, zones: odd })).body).toMatchObject({
    errors: [
      { field: "zones.IT1.parcel30", code: "too-little" },
      { field: "zones.IT1.pallet800", code: "below-lighter" },
    ],
  });
  expect((await warehouse.call("POST", address, wish)).status).toBe(403);
  const made = (await admin.call("POST", address, { ...wish, freeFrom: 300_000 })).body as { id: string };
  expect((await tariffs()).items).toMatchObject([{ id: made.id, state: "coming", freeFrom: 300_000 }, { id: "first" }]);
  const ended = (body: object) => admin.call("PUT", `${address}/${made.id}/end`, body);
  expect((await ended({ until: today() })).body).toMatchObject({ id: made.id, until: today() });
  expect((await ended({ until: plusDays(from, 9) })).body).toMatchObject({ status: 409, code: "version-conflict" });
  expect((await tariffs()).items[0]).toMatchObject({ id: made.id, state: "over" });
  const log = async () =>
    (
      (await admin.call("GET", "/back-office/audit-log?kind=delivery-tariffs")).body as { items: { action: string }[] }
    ).items.map(({ action }) => action);
  await expect.poll(log).toEqual(expect.arrayContaining(["addDeliveryTariff", "endDeliveryTariff"]));
});
