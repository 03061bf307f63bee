import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
let premium: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("cliente@solvia.example");
  premium = await new Caller(cloud.url).login("premium@solvia.example");
});
afterAll(() => cloud.stop());

interface Ticket {
  id: string;
  number: string;
  status: string;
  revision: number;
  thread: { id: string; side: string; text: string }[];
}

const send = "/tickets/send-technical-support-request";
const fault = { topic: "fault", subject: "Inverter spento", text: "Il display resta nero." };
const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

const ofOrder = async () => {
  const orderId = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 1);
  return { kind: "order", orderId };
};

async function file(by: Caller): Promise<{ key: string; name: string }> {
  const wish = { kind: "ticket-file", name: "schema.pdf", contentType: "application/pdf", size: pdf.length };
  const { url, fields, key } = (await by.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([pdf], { type: "application/pdf" }));
  expect((await fetch(url, { method: "POST", body: form })).ok).toBe(true);
  return { key, name: "schema.pdf" };
}

const office = async (id: string) => (await admin.call("GET", `/back-office/tickets/${id}`)).body as Ticket;
const reply = async (id: string, outcome: string, text: string) => {
  const { revision } = await office(id);
  return admin.call("POST", `/back-office/tickets/${id}/messages`, { revision, outcome, text });
};

it("goes from the form to its solution and feedback, with a file that its customer and the office alone may have", async () => {
  const about = await ofOrder();
  const sent = await buyer.call("POST", send, { ...fault, about, files: [await file(buyer)] });
  expect(sent).toMatchObject({ status: 200, body: { status: "open", mayAnswer: true, mayRate: false } });
  const { id, number } = sent.body as Ticket;
  const path = `/tickets/${id}`;
  const foreign = [await file(premium)];
  expect((await buyer.call("POST", `${path}/messages`, { text: "Altro", files: foreign })).status).toBe(404);
  for (const [method, to, body] of [
    ["GET", path],
    ["POST", `${path}/messages`, { text: "Io" }],
    ["PUT", "/feedbacks", { ticketId: id, stars: 1 }],
    ["POST", send, { ...fault, about }],
  ] as const)
    expect((await premium.call(method, to, body)).status).toBe(to === send ? 422 : 404);
  const [first] = (await office(id)).thread;
  const download = `${path}/messages/${first?.id}/files/1`;
  expect((await buyer.call("GET", download)).status).toBe(302);
  expect((await premium.call("GET", download)).status).toBe(404);
  expect((await buyer.call("GET", `/back-office/tickets/${id}`)).status).toBe(403);

  expect((await reply(id, "note", "Serie con un richiamo noto")).status).toBe(200);
  expect((await reply(id, "ask", "Che cosa mostra il display?")).body).toMatchObject({ status: "waiting_customer" });
  const page = await buyer.call("GET", path);
  expect((page.body as Ticket).thread.map(({ side }) => side)).toEqual(["customer", "office"]);
  expect(JSON.stringify(page.body)).not.toMatch(/richiamo|tickets\/|authorId|assignee/);
  expect((await buyer.call("POST", `${path}/messages`, { text: "Niente" })).body).toMatchObject({
    status: "in_progress",
  });
  // What was written over something newer is asked about.
  const stale = { revision: 2, outcome: "solve", text: "Fatto" };
  expect((await admin.call("POST", `/back-office/tickets/${id}/messages`, stale)).body).toMatchObject({
    code: "version-conflict",
  });
  expect((await buyer.call("PUT", "/feedbacks", { ticketId: id, stars: 5 })).body).toMatchObject({
    code: "invalid-transition",
  });
  expect((await reply(id, "solve", "Sostituito il fusibile.")).status).toBe(200);
  expect((await buyer.call("PUT", "/feedbacks", { ticketId: id, stars: 5 })).body).toMatchObject({ mayRate: false });
  expect((await buyer.call("PUT", "/feedbacks", { ticketId: id, stars: 1 })).body).toMatchObject({
    code: "feedback-given",
  });
  const subjects = async () => {
    const letters = await mails(cloud.mailboxUrl);
    return letters.map(({ subject }) => subject).filter((subject) => subject.includes(number));
  };
  await expect
    .poll(async () => (await subjects()).toSorted())
    .toEqual([
      `Nuova risposta alla richiesta ${number}`,
      `Richiesta ricevuta: ${number}`,
      `Richiesta risolta: ${number}`,
    ]);
});

it("asks by a brand only with the plan that covers it, and is after a sale a request of its own", async () => {
  const brand = { ...fault, about: { kind: "brand", brand: "Altrove Solar", product: "X1" } };
  expect((await buyer.call("POST", send, brand)).body).toMatchObject({
    status: 403,
    code: "support-not-included",
    params: { plan: "exclusive" },
  });
  const serial = { ...fault, about: { kind: "serial", serial: "SCONOSCIUTO-1" } };
  expect((await buyer.call("POST", send, serial)).body).toMatchObject({
    errors: [{ field: "about.serial", code: "not-found" }],
  });
  const { orderId } = await ofOrder();
  const issue = await buyer.call("POST", "/after-sales-issue", { text: "Manca una staffa", orderId });
  expect(issue.body).toMatchObject({ source: "after-sales", about: { orderId }, subject: "Manca una staffa" });
  expect((await buyer.call("POST", "/after-sales-issue", { text: "Senza ordine" })).status).toBe(200);
  expect((await premium.call("POST", "/after-sales-issue", { text: "Suo", orderId })).status).toBe(422);
  const { items } = (await buyer.call("GET", "/tickets")).body as { items: Ticket[] };
  expect(items.map(({ id }) => id)).toContain((issue.body as Ticket).id);
});

it("is taken, and says who else has it open; the log tells of the one, not of the other", async () => {
  const { orderId } = await ofOrder();
  const { id } = (await buyer.call("POST", "/after-sales-issue", { text: "Fattura sbagliata", orderId }))
    .body as Ticket;
  const { revision } = await office(id);
  const taken = await admin.call("PUT", `/back-office/tickets/${id}`, { revision, action: "assign" });
  expect(taken.body).toMatchObject({ status: "in_progress", assigneeName: expect.any(String), overdue: false });
  const presence = await admin.call("POST", `/back-office/tickets/${id}/presence`, { writing: true });
  expect(presence.body).toMatchObject({ revision: revision + 1, others: [] });
  const list = (await admin.call("GET", `/back-office/tickets?orderId=${orderId}&status=in_progress`)).body as {
    items: Ticket[];
  };
  expect(list.items.map((one) => one.id)).toEqual([id]);
  const actions = async () => {
    const { items } = (await admin.call("GET", `/back-office/audit-log?kind=tickets&entityId=${id}`)).body as {
      items: { action: string }[];
    };
    return items.map(({ action }) => action);
  };
  await expect.poll(actions).toContain("changeTicket");
  expect(await actions()).not.toContain("lookAtTicket");
});

it("keeps the desk's texts", async () => {
  const text = { title: "Riavvio", text: "Buongiorno {{name}}, spegni e riaccendi.", language: "it", revision: 0 };
  const made = (await admin.call("POST", "/back-office/quick-replies", text)).body as { id: string };
  const path = `/back-office/quick-replies/${made.id}`;
  expect((await admin.call("PUT", path, { ...text, title: "Riavvio completo", revision: 1 })).status).toBe(200);
  expect((await admin.call("PUT", path, { ...text, revision: 1 })).body).toMatchObject({ code: "version-conflict" });
  expect((await buyer.call("GET", "/back-office/quick-replies")).status).toBe(403);
  expect((await admin.call("DELETE", path)).status).toBe(204);
});
