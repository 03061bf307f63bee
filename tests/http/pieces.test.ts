import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { firstMain } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let worker: Caller;
let productId: string;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  worker = await new Caller(cloud.url).login("magazzino@solvia.example");
  productId = (await firstMain(worker, "inverters")).id;
});
afterAll(() => cloud.stop());

const today = romeDate(new Date());
const house = {
  name: "Deposito Bari",
  street: "Via Po",
  houseNumber: "1",
  postalCode: "70121",
  city: "Bari",
  provinceCode: "BA",
  countryCode: "IT",
  ddtSeries: "BARI",
  active: true,
};

const scan = async (movementId: string, of: string, ...codes: string[]) => {
  for (const code of codes)
    expect((await worker.call("PUT", `/serials/movement/${movementId}`, { code, productId: of })).status).toBe(200);
};

const standing = async (code: string) =>
  (
    (await worker.call("GET", `/serials/${code}`)).body as {
      items: { serial: { state: string; warehouseId?: string } }[];
    }
  ).items[0]?.serial;

it("transfers the pieces that are told apart, and refuses those that don't lie there, in words at the line", async () => {
  const toCome = {
    act: "add",
    cause: "purchase",
    warehouseId: "main",
    lines: [{ productId, quantity: 3 }],
    reason: "Arrivo",
    forecastOn: today,
  };
  const { id } = (await admin.call("POST", "/back-office/movements/load", toCome)).body as { id: string };
  await scan(id, productId, "TRP0000001", "TRP0000002", "TRP0000003");
  const received = await worker.call("POST", `/warehouse/incoming-movements/${id}/received`, {
    lines: [{ productId, quantity: 2, damaged: 1, damagedSerials: ["TRP0000003"] }],
    notes: "Angolo schiacciato",
  });
  expect(received.body).toMatchObject({ state: "done", damaged: [{ quantity: 1, codes: ["TRP0000003"] }] });
  expect(await standing("TRP0000003")).toMatchObject({ state: "returned" });
  const there = ((await admin.call("POST", "/back-office/warehouses", house)).body as { id: string }).id;
  const transfer = (serials?: string[]) =>
    admin.call("POST", "/back-office/movements/transfer", {
      warehouseId: "main",
      toWarehouseId: there,
      lines: [{ productId, quantity: 2, ...(serials && { serials }) }],
    });
  expect((await transfer()).body).toMatchObject({ code: "serials-missing", params: { missing: 2 } });
  expect((await transfer(["TRP0000001", "TRP0000003"])).body).toMatchObject({
    status: 422,
    errors: [{ field: "lines.0.serials", code: "serial-not-in-stock", params: { code: "TRP0000003" } }],
  });
  expect((await transfer(["TRP0000001", "TRP0000002"])).body).toMatchObject({
    items: [{ direction: "unload" }, { direction: "load" }],
  });
  expect(await standing("TRP0000001")).toMatchObject({ state: "in_stock", warehouseId: there });
});

interface View {
  id: string;
  version: number;
  toCome: { movementId: string }[];
}

it("puts a receipt of an order to a supplier right with its serials, once, and expects the rest again", async () => {
  const suppliers = (await admin.call("GET", "/back-office/suppliers?limit=200")).body as {
    items: { id: string; companyName: string }[];
  };
  const supplierId = suppliers.items.find(({ companyName }) => companyName.startsWith("Adriatica"))?.id ?? "";
  const supplied = (await admin.call("GET", `/back-office/suppliers/${supplierId}/products`)).body as {
    items: { productId: string; price: number }[];
  };
  const { productId: bought = "", price = 0 } = supplied.items[0] ?? {};
  const wish = { supplierId, lines: [{ productId: bought, quantity: 4 }] };
  const post = async (path: string, body: object): Promise<View> => {
    let answer = await admin.call("POST", path, body);
    const { code, errors = [] } = answer.body as { code?: string; errors?: { code: string }[] };
    if (code === "confirmation-needed")
      answer = await admin.call("POST", path, { ...body, confirmed: [...new Set(errors.map((one) => one.code))] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const draft = await post("/back-office/purchases", wish);
  const address = `/back-office/purchases/${draft.id}`;
  const sent = await post(`${address}/status`, { status: "sent", version: draft.version });
  const { toCome } = await post(`${address}/status`, {
    status: "confirmed",
    version: sent.version,
    lines: [{ productId: bought, price, days: [{ on: plusDays(today, 10), quantity: 4 }] }],
  });
  const movementId = toCome[0]?.movementId ?? "";
  await scan(movementId, bought, "PRC0000001", "PRC0000002", "PRC0000003", "PRC0000004");
  const received = await post(`${address}/receipts`, { movementId, quantity: 4 });
  expect(received).toMatchObject({ state: "received", acts: expect.arrayContaining(["correct-receipt"]) as unknown });
  const correct = (body: object) => admin.call("POST", `${address}/receipts/${movementId}/correct`, body);
  const said = { version: received.version, quantity: 2, reason: "Contati due volte" };
  expect((await correct({ ...said, version: 1 })).body).toMatchObject({ code: "version-conflict" });
  expect((await correct(said)).body).toMatchObject({ errors: [{ field: "serials", code: "required" }] });
  expect((await worker.call("POST", `${address}/receipts/${movementId}/correct`, said)).status).toBe(403);
  const { body } = await correct({ ...said, serials: ["PRC0000003", "PRC0000004"] });
  expect(body).toMatchObject({
    state: "partially_received",
    received: 2,
    toCome: [{ quantity: 2 }],
    receipts: [{ quantity: 2, correction: { quantity: 2, reason: "Contati due volte" } }],
  });
  expect(await standing("PRC0000004")).toMatchObject({ state: "expected" });
  const { version } = body as View;
  expect((await correct({ ...said, version })).body).toMatchObject({ code: "invalid-transition" });
});
