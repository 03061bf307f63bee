import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
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

interface Return {
  id: string;
  status: string;
  revision: number;
}
interface Listed {
  left: { productId: string; quantity: number }[];
  items: Return[];
}

const iban = "IT60X0542811101000000123456";
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** An order of so many pieces that was paid and has arrived. */
async function delivered(quantity: number) {
  const id = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), quantity);
  expect((await admin.call("POST", `/back-office/shipments/${id}/ready`, { ready: true })).status).toBe(200);
  expect((await admin.call("POST", `/back-office/orders/${id}/delivered`, {})).status).toBe(200);
  const { lines } = (await buyer.call("GET", `/orders/${id}`)).body as { lines: { productId: string }[] };
  return { id, path: `/orders/${id}/return-requests`, productId: lines[0]?.productId ?? "" };
}

/** A picture that was sent to the store. */
async function picture(by: Caller): Promise<string> {
  const wish = { kind: "return-picture", name: "crepa.png", contentType: "image/png", size: png.length };
  const { url, fields, key } = (await by.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([png], { type: "image/png" }));
  expect((await fetch(url, { method: "POST", body: form })).ok).toBe(true);
  return key;
}

interface History {
  items: {
    byName: string;
    changes: { entity: string; id: string; fields: { field: string; from?: unknown; to?: unknown }[] }[];
  }[];
}

const resolve = async (id: string, resolution: object) => {
  const { items } = (await admin.call("GET", "/back-office/return-requests?limit=200")).body as Listed;
  const revision = items.find((one) => one.id === id)?.revision;
  return admin.call("POST", `/back-office/return-requests/${id}/resolve`, { ...resolution, revision });
};

it("goes from asked, with a picture, to refunded, and is there for its customer and the office alone", async () => {
  const { id, path, productId } = await delivered(3);
  const lines = [{ productId, quantity: 2, reason: "damaged" }];
  const pictures = [{ key: await picture(buyer), name: "crepa.png" }];
  const foreign = [{ key: await picture(stranger), name: "altra.png" }];
  expect((await buyer.call("POST", path, { lines, pictures: foreign })).status).toBe(404);
  expect((await stranger.call("POST", path, { lines })).status).toBe(404);
  expect((await buyer.call("POST", path, { lines: [{ ...lines[0], quantity: 4 }] })).body).toMatchObject({
    status: 422,
    code: "return-beyond-order",
  });
  const asked = await buyer.call("POST", path, { lines, pictures, words: "Vetro rotto" });
  expect(asked.body).toMatchObject({ status: "asked", pictures: [{ name: "crepa.png" }], mayCancel: true });
  const { id: request } = asked.body as Return;
  expect((await buyer.call("GET", path)).body).toMatchObject({
    left: [{ productId, quantity: 1 }],
    items: [{ id: request }],
  });
  expect((await stranger.call("GET", path)).status).toBe(404);
  const shown = `${path}/${request}/pictures/1`;
  expect((await buyer.call("GET", shown)).status).toBe(302);
  expect((await buyer.call("GET", `${path}/${request}/pictures/2`)).status).toBe(404);
  expect((await stranger.call("GET", shown)).status).toBe(404);
  expect((await stranger.call("POST", `${path}/${request}/cancel`)).status).toBe(404);
  const office = `/back-office/return-requests/${request}`;
  expect((await admin.call("GET", `${office}/pictures/1`)).status).toBe(302);
  for (const other of [buyer, stranger]) {
    expect((await other.call("GET", `${office}/pictures/1`)).status).toBe(403);
    expect((await other.call("POST", `${office}/resolve`, { action: "approve", revision: 1 })).status).toBe(403);
  }
  expect((await admin.call("GET", `/back-office/return-requests?orderId=${id}`)).body).toMatchObject({
    items: [{ id: request, actions: ["approve", "reject"], customerName: expect.any(String) }],
  });
  expect((await resolve(request, { action: "approve" })).body).toMatchObject({
    status: "approved",
    actions: ["receive"],
  });
  expect((await admin.call("POST", `${office}/resolve`, { action: "approve", revision: 1 })).body).toMatchObject({
    code: "version-conflict",
  });
  const arrival = { action: "receive", lines: [{ productId, condition: "as-new", quantity: 2 }] };
  expect((await resolve(request, arrival)).body).toMatchObject({ status: "received", byTransfer: true });
  expect((await resolve(request, { action: "refund" })).body).toMatchObject({ code: "iban-missing" });
  const paid = await resolve(request, { action: "refund", iban });
  expect(paid.body).toMatchObject({ status: "refunded", actions: [] });
  const { paidBack = 0 } = paid.body as { paidBack?: number };
  expect(paidBack).toBeGreaterThan(0);
  const { receipts } = (await admin.call("GET", `/back-office/orders/${id}`)).body as {
    receipts: { refunds: { amount: number }[] }[];
  };
  expect(receipts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([paidBack]);

  // Each step stands in the order's history: who took it, of which request, and what arrived.
  const { items } = (await admin.call("GET", `/back-office/orders/${id}/history?limit=50`)).body as History;
  const steps = items.flatMap(({ byName, changes }) =>
    changes
      .filter(({ entity, id: of }) => entity === "ReturnRequest" && of === request)
      .map(({ fields }) => ({ byName, at: new Map(fields.map(({ field, from, to }) => [field, [from, to]])) })),
  );
  const came = steps.filter(({ at }) => at.has("status"));
  expect(came.map(({ at }) => at.get("status"))).toEqual([
    ["received", "refunded"],
    ["approved", "received"],
    ["asked", "approved"],
    [undefined, "asked"],
  ]);
  const { number } = asked.body as { number: string };
  const [, arrived, approved] = came;
  for (const step of [arrived, approved]) {
    expect(step?.byName).toBe("Irene Leone");
    expect(step?.at.get("number")).toEqual([number, number]);
  }
  expect(arrived?.at.get("lines.0.received.0.quantity")).toEqual([undefined, 2]);
});

it("is cancelled by its customer while it hasn't come, and its pieces may be asked for again", async () => {
  const { path, productId } = await delivered(2);
  const lines = [{ productId, quantity: 2, reason: "not-needed" }];
  const asked = (await buyer.call("POST", path, { lines })).body as Return;
  expect((await buyer.call("POST", path, { lines })).body).toMatchObject({ code: "return-not-possible" });
  expect((await buyer.call("POST", `${path}/${asked.id}/cancel`)).body).toMatchObject({ status: "cancelled" });
  expect((await buyer.call("POST", `${path}/${asked.id}/cancel`)).body).toMatchObject({ code: "invalid-transition" });
  expect((await buyer.call("POST", path, { lines })).body).toMatchObject({ status: "asked" });
  const other = [{ productId, quantity: 1, reason: "other" }];
  expect((await buyer.call("POST", path, { lines: other })).body).toMatchObject({ code: "return-not-possible" });
});

it("of an invoiced order is credited once: by the request alone, or closed by the note that had credited its pieces beside it", async () => {
  const { id, path, productId } = await delivered(3);
  const office = `/back-office/orders/${id}`;
  const { next } = (await admin.call("GET", `${office}/invoicing`)).body as { next: { type: string; total: number } };
  const { type, total } = next;
  const fiscalCode = "RSSMRA85T10A562S";
  expect((await admin.call("POST", `${office}/invoice`, { type, total, buyer: { fiscalCode } })).status).toBe(200);
  const lines = [{ productId, quantity: 2, reason: "damaged" }];
  const { id: request, number } = (await buyer.call("POST", path, { lines })).body as Return & { number: string };
  const plan = (quantity: number) =>
    admin.call("GET", `${office}/correction-plan?kind=return&amends=none&pieces=${productId}:${quantity}`);
  expect(await plan(3)).toMatchObject({ status: 409, body: { code: "return-open", params: { number } } });
  expect((await plan(1)).status).toBe(200);
  await resolve(request, { action: "approve" });
  await resolve(request, { action: "receive", lines: [{ productId, condition: "damaged", quantity: 2 }] });
  const pieces = [{ productId, quantity: 3 }];
  expect((await admin.call("POST", `${office}/credit-note`, { pieces, reason: "Tutti resi", seen: 1 })).status).toBe(
    200,
  );
  const { documents } = (await admin.call("GET", `${office}/invoicing`)).body as { documents: { number: string }[] };
  const creditedBy = documents.at(-1)?.number;
  expect((await admin.call("GET", `/back-office/return-requests?orderId=${id}`)).body).toMatchObject({
    items: [{ id: request, refunds: { amount: 0, credited: 0, creditedBy } }],
  });
  const closed = await resolve(request, { action: "refund" });
  expect(closed).toMatchObject({ status: 200, body: { status: "refunded", creditNote: creditedBy, actions: [] } });
});

it("takes in what comes back of a withdrawal, by condition: what is as new can be sold again", async () => {
  const { id, productId } = await delivered(2);
  const lines = [{ productId, quantity: 1 }];
  const by = { name: "Ada Neri", email: "ada@example.com", language: "it", lines };
  expect((await buyer.call("POST", `/orders/${id}/withdrawal`, by)).status).toBe(200);
  expect((await admin.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({
    withdrawalRight: { declared: [{ coming: [{ productId, quantity: 1 }] }] },
  });
  const take = (body?: object) => admin.call("POST", `/back-office/orders/${id}/withdrawals/0/goods-back`, body);
  expect(await take()).toMatchObject({ status: 422, body: { errors: [{ field: "lines", code: "required" }] } });
  const piece = (quantity: number, serials: string[] = []) => ({
    lines: [{ productId, condition: "as-new", quantity, serials }],
  });
  expect((await take(piece(2))).body).toMatchObject({ code: "return-beyond-order" });
  expect((await take(piece(1, ["NEVERLEFT0001"]))).body).toMatchObject({ code: "serial-not-of-order" });
  expect((await take(piece(1))).body).toMatchObject({ withdrawalRight: { declared: [{ state: "goods_back" }] } });
  expect((await admin.call("GET", "/back-office/movements?limit=3")).body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ cause: "return", direction: "load", orderId: id })]),
  });
});
