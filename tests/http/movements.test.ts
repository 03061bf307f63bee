import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let warehouse: Caller;
let rows: Row[];

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  warehouse = await new Caller(cloud.url).login("magazzino@solvia.example");
  const { body } = await admin.call("GET", "/back-office/warehouse?limit=200&standing=free");
  rows = (body as { items: Row[] }).items.filter(({ figures }) => figures.available >= 20);
});
afterAll(() => cloud.stop());

const days = (ahead: number): string => romeDate(new Date(Date.now() + ahead * 86_400_000));
const office = "/back-office/movements";

interface Figures {
  onHand: number;
  booked: number;
  incoming: number;
  available: number;
}
interface Row {
  id: string;
  productCode: string;
  brand: string;
  category: string;
  figures: Figures;
  places: (Figures & { warehouseId: string })[];
}
interface Movement {
  id: string;
  state: string;
  acts: string[];
}

const standsAs = async ({ id, productCode }: Row): Promise<Row> => {
  const { body } = await admin.call("GET", `/back-office/warehouse?text=${encodeURIComponent(productCode)}`);
  const row = (body as { items: Row[] }).items.find((one) => one.id === id);
  if (!row) throw new Error("it is listed");
  return row;
};
/** A product of which enough lies there for what a test does: one for each test. */
const lying = (nth: number): Promise<Row> => {
  const row = rows[nth];
  if (!row) throw new Error("the demonstration has stock");
  return standsAs(row);
};
const did = async (path: string, body?: unknown): Promise<Movement> => {
  const answer = await admin.call("POST", `${office}${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const newHouse = (name: string, ddtSeries: string) => ({
  name,
  street: "Via Po",
  houseNumber: "1",
  postalCode: "10100",
  city: "Torino",
  provinceCode: "TO",
  countryCode: "IT",
  ddtSeries,
  active: true,
});
const opened = async (name: string, ddtSeries: string): Promise<string> =>
  ((await admin.call("POST", "/back-office/warehouses", newHouse(name, ddtSeries))).body as { id: string }).id;

it("forecasts goods, says them on the product's page, receives them in part, and finds them by filters", async () => {
  const row = await lying(0);
  const { onHand, incoming } = row.figures;
  const lines = [{ productId: row.id, quantity: 100 }];
  const said = { act: "add", cause: "purchase", warehouseId: "main", lines, reason: "Container", reference: "MSCU 1" };
  expect((await admin.call("POST", `${office}/load`, { ...said, forecastOn: days(-1) })).body).toMatchObject({
    code: "forecast-in-past",
  });
  const movement = await did("/load", { ...said, forecastOn: days(10) });
  expect(movement).toMatchObject({ state: "forecast", acts: ["receive", "set-date", "cancel"] });
  const page = await new Caller(cloud.url).call("GET", `/products/product/${row.id}`);
  expect((page.body as { arrivals: unknown[] }).arrivals).toContainEqual({ on: days(10), pieces: 100 });
  await did(`/${movement.id}/forecast-date`, { forecastOn: days(12) });
  expect((await standsAs(row)).figures).toMatchObject({ onHand, incoming: incoming + 100 });
  const over = { act: "receive", movementId: movement.id, lines: [{ productId: row.id, quantity: 106 }] };
  expect((await admin.call("POST", `${office}/load`, over)).body).toMatchObject({
    errors: [{ field: "lines.0.quantity", code: "too-big", params: { maximum: 105 } }],
  });
  await did("/load", { ...over, lines: [{ productId: row.id, quantity: 60 }], reference: "DDT 7" });
  expect((await standsAs(row)).figures).toMatchObject({ onHand: onHand + 60, incoming: incoming + 40 });
  const rest = await admin.call("GET", `${office}?productId=${row.id}&state=forecast&direction=load&cause=purchase`);
  expect((rest.body as { items: Movement[] }).items).toMatchObject([
    { partOf: movement.id, forecastOn: days(12), lines: [{ productCode: row.productCode, quantity: 40 }] },
  ]);
  expect((await admin.call("GET", `${office}?text=ddt%207&productId=${row.id}`)).body).toMatchObject({
    items: [{ id: movement.id, state: "done", reference: "DDT 7" }],
  });
  expect((await admin.call("GET", `${office}?productId=${row.id}&period=2020-01`)).body).toMatchObject({ items: [] });
});

it("hands the refusal of a load and of an unload back to the caller", async () => {
  const row = await lying(1);
  const lines = [{ productId: row.id, quantity: row.figures.available + 1 }];
  const unload = { act: "add", cause: "scrap", warehouseId: "main", lines, reason: "Rotti" };
  expect(await admin.call("POST", `${office}/unload`, unload)).toMatchObject({
    status: 409,
    body: { code: "insufficient-stock", params: { available: row.figures.available, productCode: row.productCode } },
  });
  const nothing = { act: "receive", movementId: "01J0000000000000000000000A" };
  expect(await admin.call("POST", `${office}/load`, nothing)).toMatchObject({
    status: 404,
    body: { code: "not-found" },
  });
  expect((await admin.call("POST", `${office}/unload`, { ...unload, reason: "" })).status).toBe(422);
  const unknown = { ...unload, lines: [{ productId: "nobody", quantity: 1 }] };
  expect((await admin.call("POST", `${office}/unload`, unknown)).body).toMatchObject({
    errors: [{ field: "lines.0.productId", code: "not-found" }],
  });
  expect(await standsAs(row)).toEqual(row);
});

it("gives the last pieces to one of twenty who unload them at once", async () => {
  const row = await lying(2);
  const [main] = row.places;
  const quantity = Math.min(row.figures.available, main?.onHand ?? 0);
  const body = {
    act: "add",
    cause: "adjustment",
    warehouseId: "main",
    lines: [{ productId: row.id, quantity }],
    reason: "Persi",
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.call("POST", `${office}/unload`, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${(body as { code: string }).code}`))).toEqual(
    new Set(["409 insufficient-stock"]),
  );
  expect((await standsAs(row)).figures.available).toBe(row.figures.available - quantity);
});

it("books, frees, unloads and corrects, and never by itself what belongs to an order", async () => {
  const row = await lying(3);
  const add = { act: "add", cause: "adjustment", as: "forecast", warehouseId: "main", reason: "Fiera" };
  const { id } = await did("/unload", { ...add, lines: [{ productId: row.id, quantity: 2 }] });
  await did(`/${id}/booked`, { booked: true });
  expect((await standsAs(row)).figures).toMatchObject({ booked: row.figures.booked + 2, onHand: row.figures.onHand });
  await did(`/${id}/booked`, { booked: false });
  await did(`/${id}/booked`, { booked: true });
  expect(await did("/unload", { act: "unload", movementId: id })).toMatchObject({ state: "done", acts: ["correct"] });
  expect((await standsAs(row)).figures.onHand).toBe(row.figures.onHand - 2);
  expect(await did(`/${id}/correct`, { reason: "Tornati dalla fiera" })).toMatchObject({
    direction: "load",
    reverses: id,
  });
  expect((await admin.call("POST", `${office}/${id}/correct`, { reason: "Ancora" })).body).toMatchObject({
    code: "invalid-transition",
  });
  expect((await standsAs(row)).figures).toEqual(row.figures);
});

it("keeps further warehouses, moves goods between them, and shows what lies in each", async () => {
  const row = await lying(4);
  const torino = await opened("Torino", "TO");
  expect((await admin.call("POST", "/back-office/warehouses", newHouse("Altro", "TO"))).body).toMatchObject({
    errors: [{ field: "ddtSeries", code: "taken" }],
  });
  const lines = [{ productId: row.id, quantity: 5 }];
  const move = { warehouseId: "main", toWarehouseId: torino, lines };
  expect((await admin.call("POST", `${office}/transfer`, { ...move, toWarehouseId: "main" })).body).toMatchObject({
    errors: [{ field: "toWarehouseId", code: "same-warehouse" }],
  });
  expect((await admin.call("POST", `${office}/transfer`, move)).body).toMatchObject({
    items: [{ direction: "unload" }, { direction: "load", warehouseId: torino }],
  });
  const { figures, places } = await standsAs(row);
  expect(figures).toEqual(row.figures);
  expect(places.find(({ warehouseId }) => warehouseId === torino)).toMatchObject({ onHand: 5, available: 5 });
  const there = await admin.call("GET", `/back-office/warehouse?limit=200&warehouseId=${torino}&standing=lying`);
  expect((there.body as { items: Row[] }).items).toMatchObject([{ id: row.id, figures: { onHand: 5 } }]);
  const version = { ...newHouse("Torino Nord", "TO"), version: 1 };
  expect((await admin.call("PUT", `/back-office/warehouses/${torino}`, { ...version, active: false })).status).toBe(
    200,
  );
  expect((await admin.call("PUT", `/back-office/warehouses/${torino}`, version)).body).toMatchObject({
    code: "version-conflict",
  });
  expect((await admin.call("POST", `${office}/transfer`, move)).body).toMatchObject({
    errors: [{ field: "toWarehouseId", code: "not-active" }],
  });
});

interface Count {
  id: string;
  state: string;
  lines: { productId: string; productCode: string; counted?: number; difference?: number }[];
}

it("has a warehouse counted by somebody who doesn't see the figures, and approved by somebody else", async () => {
  const row = await lying(5);
  const house = await opened("Bari", "BA");
  const move = { warehouseId: "main", toWarehouseId: house, lines: [{ productId: row.id, quantity: 10 }] };
  expect((await admin.call("POST", `${office}/transfer`, move)).status).toBe(200);
  const opening = await admin.call("POST", "/back-office/counts", { warehouseId: house, place: "Corsia A" });
  const { id } = opening.body as Count;
  const nowhere = { warehouseId: house, place: "B", brand: "Nessuno" };
  expect((await admin.call("POST", "/back-office/counts", nowhere)).body).toMatchObject({ code: "nothing-to-count" });

  const list = await warehouse.call("GET", "/warehouse/counts");
  expect((list.body as { items: { id: string }[] }).items.map((one) => one.id)).toContain(id);
  const blind = await warehouse.call("GET", `/warehouse/counts/${id}`);
  expect(Object.keys((blind.body as Count).lines[0] ?? {}).toSorted()).toEqual([
    "isSettled",
    "name",
    "productCode",
    "productId",
  ]);
  const line = `/warehouse/counts/${id}/lines/${row.id}`;
  expect((await warehouse.call("PUT", line, { counted: -1 })).status).toBe(422);
  const counted = await warehouse.call("PUT", line, { counted: 8 });
  expect(counted.body).not.toHaveProperty("stood");
  const found = await lying(6);
  const added = await warehouse.call("POST", `/warehouse/counts/${id}/lines`, { productCode: found.productCode });
  expect((added.body as Count).lines).toHaveLength(2);
  expect(
    (await warehouse.call("POST", `/warehouse/counts/${id}/lines`, { productCode: "nessuno" })).body,
  ).toMatchObject({
    errors: [{ field: "productCode", code: "unknown-code" }],
  });
  // Goods leave between the counting and the approval.
  const sold = {
    act: "add",
    cause: "adjustment",
    warehouseId: house,
    lines: [{ productId: row.id, quantity: 3 }],
    reason: "Campioni",
  };
  await did("/unload", sold);
  expect((await warehouse.call("POST", `/warehouse/counts/${id}/hand-in`)).status).toBe(204);

  const view = await admin.call("GET", `/back-office/counts/${id}`);
  expect((view.body as Count).lines.find(({ productId }) => productId === row.id)).toMatchObject({
    counted: 8,
    stood: 10,
    difference: -2,
  });
  const approved = await admin.call("POST", `/back-office/counts/${id}/approve`, { reason: "Due rotti" });
  expect(approved.body).toMatchObject({ state: "approved", reason: "Due rotti" });
  const place = (await standsAs(row)).places.find(({ warehouseId }) => warehouseId === house);
  expect(place).toMatchObject({ onHand: 5, available: 5 });
  const moves = await admin.call("GET", `${office}?warehouseId=${house}&cause=count`);
  expect((moves.body as { items: unknown[] }).items).toMatchObject([
    { direction: "unload", reason: "Due rotti", lines: [{ quantity: 2 }] },
  ]);
});

it("lets nobody approve what they have counted, nor count what was handed in", async () => {
  const row = await lying(7);
  const opening = await admin.call("POST", "/back-office/counts", {
    warehouseId: "main",
    place: "Corsia C",
    text: row.productCode,
  });
  const { id } = opening.body as Count;
  const line = `/warehouse/counts/${id}/lines/${row.id}`;
  expect((await warehouse.call("POST", `/warehouse/counts/${id}/hand-in`)).body).toMatchObject({
    code: "nothing-counted",
  });
  await admin.call("PUT", line, { counted: 1 });
  await admin.call("POST", `/warehouse/counts/${id}/hand-in`);
  expect((await admin.call("PUT", line, { counted: 2 })).body).toMatchObject({ code: "invalid-transition" });
  expect((await admin.call("POST", `/back-office/counts/${id}/approve`, { reason: "Giusto" })).body).toMatchObject({
    code: "own-proposal",
  });
  const again = { productIds: [row.id] };
  expect((await admin.call("POST", `/back-office/counts/${id}/send-back`, again)).body).toMatchObject({
    state: "open",
  });
  expect((await warehouse.call("PUT", line, { counted: 3 })).status).toBe(200);
  expect(
    (await admin.call("POST", `/back-office/counts/${id}/cancel`, { reason: "Corsia sbagliata" })).body,
  ).toMatchObject({
    state: "cancelled",
  });
  expect(await standsAs(row)).toEqual(row);
});

it("is the office's and the warehouse's alone", async () => {
  const customer = await new Caller(cloud.url).login("cliente@solvia.example");
  for (const path of [
    office,
    "/back-office/warehouse",
    "/back-office/warehouses",
    "/back-office/counts",
    "/warehouse/counts",
  ])
    expect((await customer.call("GET", path)).status, path).toBe(403);
  for (const path of [office, "/back-office/warehouse", "/back-office/counts"])
    expect((await warehouse.call("GET", path)).status, path).toBe(403);
});
