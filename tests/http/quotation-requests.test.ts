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
  const sent = await visitor.call("POST", "/quotation-requests", {
    ...who,
    privacyRead: true,
    material,
    text: "Tetto a Lecce",
  });
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

it("becomes a quotation that its sender sees once it is sent, and nobody else before or after", async () => {
  const productCode = await codeInCart();
  const customer = await new Caller(cloud.url).login("premium@solvia.example");
  const material = { kind: "text", text: `${productCode} n. 40\nNO-SUCH-CODE-77 2` };
  const sent = (await customer.call("POST", "/quotations/request", { material, text: "Tetto a Bari" })).body as Request;
  const path = `/back-office/quotation-requests/${sent.id}`;
  const decide = { action: "convert", revision: sent.revision ?? 1 };
  const stranger = await new Caller(cloud.url).login("agente@solvia.example");
  expect((await stranger.call("GET", path)).status).toBe(404);
  expect((await stranger.call("PUT", path, decide)).status).toBe(404);
  expect((await customer.call("PUT", path, decide)).status).toBe(403);
  expect((await visitor.call("GET", path)).status).toBe(401);
  const converted = await admin.call("PUT", path, decide);
  expect(converted.status).toBe(200);
  expect(converted.body).toMatchObject({
    status: "converted",
    quotationNumber: expect.stringMatching(/^\w{4}-\w{4}$/),
  });
  expect((await admin.call("PUT", path, { ...decide, revision: 2 })).body).toMatchObject({
    code: "invalid-transition",
  });
  const { quotationId } = converted.body as { quotationId: string };
  const own = async () => {
    const { items } = (await customer.call("GET", "/quotation-requests")).body as Listed;
    return items.find(({ id }) => id === sent.id) as Request & { quotationId?: string };
  };
  expect(await own()).toMatchObject({ status: "converted" });
  expect((await own()).quotationId).toBeUndefined();
  const draft = await admin.call("GET", `/back-office/quotations/${quotationId}`);
  const { revision } = draft.body as Request;
  const status = `/back-office/quotations/${quotationId}/status`;
  expect((await admin.call("POST", status, { action: "send", revision })).status).toBe(200);
  expect((await own()).quotationId).toBe(quotationId);
  expect(((await buyer.call("GET", "/quotation-requests")).body as Listed).items.map(({ id }) => id)).not.toContain(
    sent.id,
  );
});

it("wants to know who asks, and that the notice was read", async () => {
  const refused = await new Caller(cloud.url).call("POST", "/quotation-requests", { text: "Ciao", privacyRead: false });
  expect(refused.body).toMatchObject({ code: "invalid-input" });
  const fields = (refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(["name", "email", "privacyRead"]));
});

/** A file in the store, as the browser sends it there. */
async function uploaded(by: Caller, text: string): Promise<{ key: string; name: string }> {
  const name = "pianta.pdf";
  const wish = { name, contentType: "application/pdf", size: text.length };
  const { url, fields, key } = (await by.call("POST", "/quotation-requests/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new Blob([text], { type: "application/pdf" }), name);
  expect((await fetch(url, { method: "POST", body: form })).ok).toBe(true);
  return { key, name };
}

it("takes files along, which its sender and the desk have by a short link, and nobody else", async () => {
  const file = await uploaded(buyer, "%PDF-1.7 pianta");
  const sent = await buyer.call("POST", "/quotations/request", { files: [file] });
  expect(sent.status).toBe(200);
  const { id, files } = sent.body as Request & { files: object[] };
  expect(files).toEqual([{ name: "pianta.pdf", contentType: "application/pdf" }]);
  const own = await buyer.call("GET", `/quotation-requests/${id}/files/1`);
  expect(own.status).toBe(302);
  expect(await (await fetch(own.headers.get("location") ?? "")).text()).toBe("%PDF-1.7 pianta");
  expect((await admin.call("GET", `/back-office/quotation-requests/${id}/files/1`)).status).toBe(302);
  expect((await buyer.call("GET", `/quotation-requests/${id}/files/2`)).status).toBe(404);
  const stranger = await new Caller(cloud.url).login("cliente@solvia.example");
  expect((await stranger.call("GET", `/quotation-requests/${id}/files/1`)).status).toBe(404);
  expect((await stranger.call("POST", "/quotations/request", { files: [file] })).status).toBe(404);
  const agent = await new Caller(cloud.url).login("agente@solvia.example");
  expect((await agent.call("GET", `/back-office/quotation-requests/${id}/files/1`)).status).toBe(404);
});

it("takes a visitor's files too, and none that isn't what it says or is too large", async () => {
  const who = { name: "Ugo Bo", email: "ugo.bo@example.com", privacyRead: true };
  const file = await uploaded(visitor, "%PDF-1.7 visitor");
  expect((await visitor.call("POST", "/quotation-requests", { ...who, files: [file] })).status).toBe(200);
  const disguised = await uploaded(visitor, "<html>");
  expect((await visitor.call("POST", "/quotation-requests", { ...who, files: [disguised] })).body).toMatchObject({
    code: "unreadable-file",
  });
  const wish = { name: "x.exe", contentType: "application/octet-stream", size: 4 };
  expect((await visitor.call("POST", "/quotation-requests/uploads", wish)).status).toBe(415);
  const large = { name: "x.pdf", contentType: "application/pdf", size: 10_000_001 };
  expect((await visitor.call("POST", "/quotation-requests/uploads", large)).status).toBe(413);
});

it("an account takes what its e-mail has asked when it is told to, and not by reading", async () => {
  const { body: me } = await buyer.call("GET", "/user");
  const { user } = me as { user: { email: string } };
  const file = await uploaded(visitor, "%PDF-1.7 mine");
  const asked = { name: "Ugo Bo", email: user.email, privacyRead: true, files: [file] };
  const { id } = (await visitor.call("POST", "/quotation-requests", asked)).body as Request;
  const own = async () => ((await buyer.call("GET", "/quotation-requests")).body as Listed).items.map((one) => one.id);
  expect([await own(), await own()].flat()).not.toContain(id);
  expect((await visitor.call("POST", "/quotation-requests/claim")).status).toBe(401);
  expect((await buyer.call("POST", "/quotation-requests/claim")).body).toEqual({ taken: 1 });
  expect((await buyer.call("POST", "/quotation-requests/claim")).body).toEqual({ taken: 0 });
  expect(await own()).toContain(id);
  const led = await buyer.call("GET", `/quotation-requests/${id}/files/1`);
  expect(await (await fetch(led.headers.get("location") ?? "")).text()).toBe("%PDF-1.7 mine");
});

it("takes ten requests an hour of one visitor, and no eleventh", async () => {
  const other = new Caller(cloud.url);
  const send = () =>
    other.call("POST", "/quotation-requests", {
      name: "Ugo Bo",
      email: "ugo@example.com",
      privacyRead: true,
      text: "Ciao",
    });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await send()).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
});
