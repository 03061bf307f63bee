import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let visitor: Caller;
let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Request {
  id: string;
  status: string;
  revision: number;
  rows: { outcome: string; quantity?: number }[];
}
interface Listed {
  items: Request[];
}

/** Pieces of a product in the buyer's cart; its code. */
async function codeInCart(): Promise<string> {
  const { price } = await firstFound(buyer, "category=structures&available=true");
  const { status, body } = await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/4`);
  expect(status).toBe(200);
  const { lines } = body as { lines: { productCode: string }[] };
  return lines[0]!.productCode;
}

it("a visitor sees what becomes of each row, sends it, and the desk answers and rejects", async () => {
  const productCode = await codeInCart();
  const material = { kind: "text", text: `${productCode} n. 400\nNO-SUCH-CODE-77 2` };
  const checked = await visitor.call("POST", "/quotation-requests/check", { material });
  expect(checked.status).toBe(200);
  expect((checked.body as Request).rows.map(({ outcome }) => outcome)).toEqual(["accepted", "refused"]);
  const nobody = await visitor.call("POST", "/quotation-requests", { material });
  expect([nobody.status, (nobody.body as { code: string }).code]).toEqual([422, "invalid-input"]);
  const who = { name: "Ugo Bo", email: "ugo.bo@example.com" };
  const sent = await visitor.call("POST", "/quotation-requests", { ...who, material, text: "Tetto a Lecce" });
  expect(sent.status).toBe(200);
  const { id } = sent.body as Request;
  const path = `/back-office/quotation-requests/${id}`;
  const read = await admin.call("GET", path);
  expect(read.body).toMatchObject({ status: "new", requester: who, text: "Tetto a Lecce" });
  const decide = async (decision: object) => {
    const { revision } = (await admin.call("GET", path)).body as Request;
    return admin.call("PUT", path, { ...decision, revision });
  };
  expect((await decide({ action: "answer", text: "Quando?" })).status).toBe(409);
  expect((await decide({ action: "assign" })).body).toMatchObject({ status: "assigned" });
  expect((await decide({ action: "answer", text: "Quando serve?" })).body).toMatchObject({
    answers: [{ text: "Quando serve?" }],
  });
  expect((await decide({ action: "reject", reason: "Fuori zona" })).body).toMatchObject({ status: "rejected" });
  expect((await admin.call("PUT", path, { action: "assign", revision: 1 })).status).toBe(409);
  expect((await admin.call("DELETE", path)).status).toBe(204);
  expect((await admin.call("GET", path)).status).toBe(404);
});

it("a customer's requested cart waits for the desk, which gives it back", async () => {
  await codeInCart();
  const asked = await buyer.call("POST", "/orders/request", { text: "Prezzo per due?" });
  expect(asked.status).toBe(200);
  const { id, rows } = asked.body as Request;
  expect(rows).toMatchObject([{ outcome: "accepted", quantity: 4 }]);
  expect((await buyer.call("POST", "/orders/request", {})).body).toMatchObject({ code: "order-empty" });
  const own = (await buyer.call("GET", "/quotation-requests")).body as Listed;
  expect(own.items.map((one) => one.id)).toContain(id);
  expect((await admin.call("POST", `/back-office/orders/${id}/reset-requested`)).status).toBe(204);
  expect((await admin.call("POST", `/back-office/orders/${id}/reset-requested`)).status).toBe(404);
  expect((await buyer.call("GET", "/orders/open")).body).toMatchObject({ lines: [{ quantity: 4 }] });
});

it("drafts the words for whoever asks, in their language", async () => {
  const { body } = await visitor.call("POST", "/quotation-requests/generate-text?language=de&locale=de", {
    plant: "residential",
    power: 6500,
  });
  expect((body as { text: string }).text).toContain("6,5 kWp");
});
