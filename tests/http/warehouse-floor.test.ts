import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstMain } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let worker: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  worker = await new Caller(cloud.url).login("magazzino@solvia.example");
});
afterAll(() => cloud.stop());

const today = romeDate(new Date());

interface Goods {
  id: string;
  productCode: string;
  figures: { onHand: number };
}
/** Goods that lie there; inverters are those that have a serial, no accessory of theirs. */
const goods = async (category: string, nth = 0): Promise<Goods> => {
  const search = category === "inverters" ? `&text=${encodeURIComponent((await inverter()).productCode)}` : "";
  const { body } = await admin.call("GET", `/back-office/warehouse?limit=200&category=${category}${search}`);
  const row = (body as { items: Goods[] }).items[nth];
  if (!row) throw new Error(`the demonstration has ${category}`);
  return row;
};
const inverter = () => firstMain(worker, "inverters");
const onHand = async ({ id, productCode }: Goods): Promise<number> => {
  const { body } = await admin.call("GET", `/back-office/warehouse?text=${encodeURIComponent(productCode)}`);
  return (body as { items: Goods[] }).items.find((one) => one.id === id)?.figures.onHand ?? 0;
};

async function announced(...lines: [product: Goods, quantity: number][]): Promise<string> {
  const { status, body } = await admin.call("POST", "/back-office/movements/load", {
    act: "add",
    cause: "purchase",
    warehouseId: "main",
    lines: lines.map(([{ id }, quantity]) => ({ productId: id, quantity })),
    reason: "Container",
    reference: "MSCU 7",
    forecastOn: today,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { id: string }).id;
}

const at = (id: string, more = ""): string => `/warehouse/incoming-movements/${id}${more}`;
const serial = (at: number, mark = "JK9"): string => `${mark}${String(at).padStart(9, "0")}`;
const listed = (rows: readonly (readonly string[])[]) => ({
  name: "packing-list.csv",
  content: Buffer.from(
    ["Pallet SSCC;Serial Number;Model", ...rows.map((cells) => cells.join(";"))].join("\r\n"),
  ).toString("base64"),
});
const pallet = "106141411234567897";
const other = "PLT-3";

it("receives a container by its supplier's list: a pallet by two scans, one missing, one bad row of many", async () => {
  const [panel, inverter] = [await goods("panels"), await goods("inverters")];
  const before = await onHand(panel);
  const id = await announced([panel, 40], [inverter, 2]);
  const { body: page } = await worker.call("GET", "/warehouse/incoming-movements?limit=200");
  expect((page as { items: { id: string }[] }).items).toContainEqual(
    expect.objectContaining({ id, articles: 2, pieces: 42, reference: "MSCU 7", forecastOn: today }),
  );
  const rows = [
    ...Array.from({ length: 30 }, (_, nth) => [pallet, serial(nth), panel.productCode]),
    ["PLT-2", serial(30), panel.productCode],
    [other, "1.23E+15", panel.productCode],
    [other, serial(0), panel.productCode],
    [other, serial(31), "nobody's"],
    ["", "AC:DE:48:00:11:22", inverter.productCode],
  ];
  const { body: taken } = await worker.call("POST", at(id, "/serial-list"), listed(rows));
  const { rows: told } = taken as { rows: { outcome: string; fault?: string; row: number; other?: number }[] };
  expect(told.filter(({ outcome }) => outcome === "accepted")).toHaveLength(31);
  expect(told.filter(({ outcome }) => outcome === "refused")).toMatchObject([
    { row: 33, fault: "exponent" },
    { row: 34, fault: "twice", other: 2 },
    { row: 35, fault: "article-unexpected" },
    { row: 36, fault: "mac" },
  ]);
  // The same again changes nothing; on another pallet a piece is changed.
  const moved = listed([
    [pallet, serial(0), panel.productCode],
    [pallet, serial(30), panel.productCode],
  ]);
  expect((await admin.call("POST", at(id, "/serial-list"), moved)).body).toMatchObject({
    rows: [{ outcome: "same" }, { outcome: "changed" }],
  });
  const receive = (samples: string[], missing: string[] = []) =>
    worker.call("POST", at(id, `/pallets/${pallet}/received`), { samples, missing });
  expect((await receive([serial(1), "JK9999999999"])).body).toMatchObject({
    code: "sample-mismatch",
    params: { code: "JK9999999999" },
  });
  expect((await receive([serial(1), serial(1)])).body).toMatchObject({
    code: "samples-missing",
    params: { wanted: 2 },
  });
  expect((await receive([serial(1), serial(2)], [serial(7)])).body).toEqual({
    again: false,
    received: 30,
    refused: [],
  });
  expect((await receive([serial(1), serial(2)], [serial(7)])).body).toMatchObject({ again: true, received: 30 });
  expect((await worker.call("GET", at(id))).body).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ productId: panel.id, quantity: 40, most: 42, scanned: 30, needsSerials: false }),
      expect.objectContaining({ productId: inverter.id, scanned: 0, needsSerials: true }),
    ]) as unknown,
  });
  for (const code of ["INVA00001", "INVA00002"])
    expect((await worker.call("PUT", `/serials/movement/${id}`, { code, productId: inverter.id })).status).toBe(200);

  const receipt = {
    lines: [
      { productId: panel.id, quantity: 30, damaged: 2 },
      { productId: inverter.id, quantity: 2 },
    ],
    reference: "DDT 88",
  };
  expect((await worker.call("POST", at(id, "/received"), receipt)).body).toMatchObject({
    errors: [{ field: "notes", code: "required" }],
  });
  const over = { lines: [{ productId: panel.id, quantity: 43 }] };
  expect((await worker.call("POST", at(id, "/received"), over)).body).toMatchObject({
    errors: [{ field: "lines.0.quantity", code: "too-big", params: { maximum: 42 } }],
  });
  const noted = { ...receipt, notes: "Due con il vetro rotto" };
  const done = await worker.call("POST", at(id, "/received"), noted);
  expect(done.body).toMatchObject({
    state: "done",
    notes: "Due con il vetro rotto",
    damaged: [{ productId: panel.id, quantity: 2 }],
  });
  // A device that got no answer sends it again.
  expect((await worker.call("POST", at(id, "/received"), noted)).body).toMatchObject({ state: "done" });
  expect(await onHand(panel)).toBe(before + 30);
  const { body: left } = await worker.call("GET", "/warehouse/incoming-movements?limit=200");
  expect((left as { items: { partOf?: string; pieces: number }[] }).items).toContainEqual(
    expect.objectContaining({ partOf: id, pieces: 10 }),
  );
});

it("picks a paid order by place and serials, labels it, and hands it over once its papers are there", async () => {
  const buyer = await new Caller(cloud.url).login("cliente@solvia.example");
  const product = await inverter();
  const id = await buyAndPay(buyer, admin, product, 1);
  const ship = `/warehouse/shipments/${id}`;
  expect(
    (await worker.call("PUT", `/warehouse/goods/${product.id}/place`, { warehouseId: "main", place: "B-12" })).status,
  ).toBe(204);
  const nowhere = await worker.call("PUT", "/warehouse/goods/NOSUCHPRODUCT/place", {
    warehouseId: "main",
    place: "B-12",
  });
  expect([nowhere.status, nowhere.body]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
  const seen = await worker.call("GET", `${ship}/serials`);
  expect(seen.body).toMatchObject({
    state: "to_prepare",
    lines: [{ productId: product.id, quantity: 1, scanned: 0, needsSerials: true, place: "B-12" }],
  });
  for (const hidden of ["costs", "shippingHolds", "notes", "amounts", "total", "price"])
    expect(seen.body).not.toHaveProperty(hidden);
  const { movementId } = seen.body as { movementId: string };
  const picked = (on: boolean) => worker.call("POST", `${ship}/picked`, { picked: on });
  expect((await picked(true)).body).toMatchObject({ code: "serials-missing", params: { expected: 1, scanned: 0 } });
  expect((await worker.call("PUT", `/serials/movement/${movementId}`, { code: "SOLD000001" })).status).toBe(200);
  expect((await picked(true)).body).toMatchObject({ state: "ready" });
  expect((await picked(true)).body).toMatchObject({ state: "ready" });
  expect((await picked(false)).body).toMatchObject({ state: "to_prepare" });
  await picked(true);
  const label = (on: boolean) => worker.call("POST", `${ship}/label`, { label: on });
  expect((await label(true)).body).toMatchObject({ label: true });
  expect((await label(false)).body).toMatchObject({ label: false });
  const left = () => worker.call("POST", `${ship}/handed-over`);
  expect((await left()).body).toMatchObject({ code: "transport-document-missing" });
  const packages = { count: 2, pallets: 0, appearance: "box", grossGrams: 21_000, netGrams: 20_000 };
  const { packages: packed } = (await label(false)).body as { packages: object };
  expect((await worker.call("PUT", `${ship}/packages`, { packages, seen: packed })).body).toMatchObject({
    packages,
    packed: true,
  });
  expect((await worker.call("PUT", `${ship}/notes`, { notes: "Scatola bagnata", seen: "" })).body).toMatchObject({
    warehouseNotes: "Scatola bagnata",
  });
  expect((await admin.call("POST", `/back-office/shipments/${id}/transport-document`, {})).status).toBe(200);
  expect((await left()).body).toMatchObject({ code: "label-missing" });
  await label(true);
  for (const paper of ["labels", "transport-document", "serial-list/pdf"])
    expect((await worker.call("GET", `${ship}/${paper}`)).headers.get("content-type"), paper).toBe("application/pdf");
  const early = await worker.call("POST", `${ship}/handed-over`, { transportStart: "2020-01-01T08:00:00.000Z" });
  expect(early.body).toMatchObject({ errors: [{ field: "transportStart", code: "too-small" }] });
  const transportStart = new Date(Date.now() + 3_600_000).toISOString();
  const gone = await worker.call("POST", `${ship}/handed-over`, { transportStart });
  expect(gone.body).toMatchObject({ state: "shipped", shippedOn: expect.any(String) as unknown });
  // A device of before sends it without a body.
  expect((await left()).body).toMatchObject({ state: "shipped" });
  for (const list of [`${ship}/serial-list`, `/warehouse/orders/${id}/serial-list`])
    expect((await worker.call("GET", list)).body).toMatchObject({
      items: [{ brand: product.brand, productCode: product.productCode, code: "SOLD000001" }],
    });
});

it("announces no more serials than a delivery brings, however often a list is sent", async () => {
  const panel = await goods("panels");
  const id = await announced([panel, 40]);
  const send = async (from: number, count: number) => {
    const rows = Array.from({ length: count }, (_, nth) => [pallet, serial(from + nth, "JK8"), panel.productCode]);
    const said = { ...listed(rows), earlier: "add" };
    const { status, body } = await worker.call("POST", at(id, "/serial-list"), said);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { rows: { outcome: string; fault?: string; announced?: number }[] }).rows;
  };
  const outcomes = (rows: { outcome: string }[]) => new Set(rows.map(({ outcome }) => outcome));
  expect(outcomes(await send(0, 40))).toEqual(new Set(["accepted"]));
  expect(outcomes(await send(0, 40))).toEqual(new Set(["same"]));
  const more = await send(40, 40);
  expect(more.filter(({ outcome }) => outcome === "accepted")).toHaveLength(2);
  expect(more.at(-1)).toMatchObject({ outcome: "refused", fault: "beyond", announced: 40 });
  const others = await Promise.all([send(80, 10), send(90, 10)]);
  expect(others.flat().map(({ fault }) => fault)).toEqual(Array.from({ length: 20 }, () => "beyond"));
});

it("counts what is before the warehouse today, and shows it no price of goods", async () => {
  const product = await goods("batteries");
  const count = async () =>
    ((await worker.call("GET", "/warehouse/today")).body as { incoming: { count: number } }).incoming.count;
  const before = await count();
  await announced([product, 3]);
  expect(await count()).toBe(before + 1);
  const { status } = await admin.call("POST", "/back-office/expenses", {
    kind: "freight",
    on: today,
    amount: 123_45,
    payee: "Spedizionieri Adriatici",
  });
  expect(status).toBe(200);
  const { body } = await worker.call("GET", "/warehouse/expenses?limit=200");
  const { items } = body as { items: { kind: string; payee: string }[] };
  expect(items.map(({ payee }) => payee)).toContain("Spedizionieri Adriatici");
  expect(items.filter(({ kind }) => kind === "goods")).toEqual([]);
  const customer = await new Caller(cloud.url).login("cliente@solvia.example");
  expect((await customer.call("GET", "/warehouse/today")).status).toBe(403);
});
