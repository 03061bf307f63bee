import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
let stranger: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("cliente@solvia.example");
  stranger = await new Caller(cloud.url).login("premium@solvia.example");
});
afterAll(() => cloud.stop());

interface Tracked {
  id: string;
  state: string;
  place: number;
  of: number;
  lines: { productId: string; quantity: number; name: string }[];
  transportDocument?: { number: string };
}

const shipmentsOf = async (orderId: string, by = buyer) =>
  ((await by.call("GET", `/orders/${orderId}/shipments`)).body as { items: Tracked[] }).items;

/** The office's steps, each of which has to be carried out. */
async function office(id: string, ...steps: [path: string, body: object, method?: "PUT"][]): Promise<void> {
  for (const [path, body, method = "POST"] of steps) {
    const answer = await admin.call(method, `/back-office/shipments/${id}${path}`, body);
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

it("shows both shipments of a split order to its customer alone, with nothing of what the warehouse keeps", async () => {
  const product = await firstFound(buyer, "category=panels&available=true");
  const id = await buyAndPay(buyer, admin, product, 5);
  const [whole] = await shipmentsOf(id);
  expect(whole).toMatchObject({ id, state: "to_prepare", place: 1, of: 1, lines: [{ quantity: 5 }] });
  const productId = whole?.lines[0]?.productId;
  await office(
    id,
    ["/split", { lines: [{ productId, quantity: 2 }] }],
    ["", { seen: {}, trackingCode: "BRT-1", trackingUrl: "https://brt.example/BRT-1" }, "PUT"],
    ["/warehouse-notes", { notes: "GEHEIM-1", seen: "" }, "PUT"],
    ["/notes", { notes: "GEHEIM-2", seen: "" }, "PUT"],
    ["/costs", { costs: 987_654, confirmed: ["unusual-costs"] }, "PUT"],
    ["/ready", { ready: true }],
    ["/transport-document", {}],
    ["/label", { label: true }],
    ["/status", { action: "hand-over" }],
  );
  const items = await shipmentsOf(id);
  expect(items.map(({ state, place, of, lines }) => [state, place, of, lines[0]?.quantity])).toEqual([
    ["shipped", 1, 2, 3],
    ["to_prepare", 2, 2, 2],
  ]);
  const one = await buyer.call("GET", `/shipments/${id}`);
  expect(one.body).toMatchObject({ orderId: id, trackingCode: "BRT-1", trackingUrl: "https://brt.example/BRT-1" });
  const told = JSON.stringify([items, one.body]);
  for (const secret of ["GEHEIM", "987654", "warehouseId", "movementId", "hold", "label"])
    expect(told).not.toContain(secret);
  const paper = await buyer.call("GET", `/shipments/${id}/transport-document`);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await buyer.call("GET", `/shipments/${items[1]?.id}/transport-document`)).status).toBe(404);
  for (const path of [`/shipments/${id}`, `/orders/${id}/shipments`, `/shipments/${id}/transport-document`]) {
    expect([path, (await stranger.call("GET", path)).status]).toEqual([path, 404]);
    expect([path, (await new Caller(cloud.url).call("GET", path)).status]).toEqual([path, 401]);
  }
});

it("says of what nobody has paid that it waits for the payment, not that it is being prepared", async () => {
  const product = await firstFound(buyer, "category=panels&available=true");
  const id = await placeOrder(buyer, product, 1, "manual_wire_transfer");
  expect(await shipmentsOf(id)).toMatchObject([{ waitsFor: "payment" }]);
  expect((await buyer.call("GET", `/shipments/${id}`)).body).toMatchObject({ waitsFor: "payment" });
  const release = { which: "release", reason: "Garantisce l'agente" };
  expect((await admin.call("POST", `/back-office/shipments/${id}/hold`, release)).status).toBe(200);
  expect((await shipmentsOf(id))[0]).not.toHaveProperty("waitsFor");
  const paid = await buyAndPay(buyer, admin, product, 1);
  expect((await shipmentsOf(paid))[0]).not.toHaveProperty("waitsFor");
});

it("lists what was delivered and kept with its papers, for its buyer alone", async () => {
  const product = await firstFound(buyer, "category=panels&available=true");
  const id = await buyAndPay(buyer, admin, product, 4);
  const owned = async (text: string, by = buyer) => {
    const { body } = await by.call("GET", `/my-products?limit=20&text=${encodeURIComponent(text)}`);
    return (body as { items: { orderId: string; products: { quantity: number; documents: unknown[] }[] }[] }).items;
  };
  const { number } = (await buyer.call("GET", `/orders/${id}`)).body as { number: string };
  expect(await owned(number)).toEqual([]);
  expect((await buyer.call("GET", `/my-products/${id}/warranty-card`)).status).toBe(404);
  await office(
    id,
    ["/ready", { ready: true }],
    ["/transport-document", {}],
    ["/label", { label: true }],
    ["/status", { action: "hand-over" }],
    ["/status", { action: "deliver" }],
  );
  expect(await owned(number)).toMatchObject([{ orderId: id, products: [{ quantity: 4 }] }]);
  expect(await owned(`${number} niente`)).toEqual([]);
  expect(await owned(number, stranger)).toEqual([]);
  const card = await buyer.call("GET", `/my-products/${id}/warranty-card`);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const papers = await buyer.call("GET", `/my-products/${id}/papers`);
  expect(papers.status).toBe(302);
  const archive = new Uint8Array(await (await fetch(papers.headers.get("location") ?? "")).arrayBuffer());
  const names = Object.keys(unzipSync(archive));
  expect(names).toContain("warranty.pdf");
  expect(names.filter((name) => name.startsWith("DDT_"))).toHaveLength(1);
  for (const path of [`/my-products/${id}/warranty-card`, `/my-products/${id}/papers`])
    expect([path, (await stranger.call("GET", path)).status]).toEqual([path, 404]);
});
