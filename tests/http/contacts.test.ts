import { Buffer } from "node:buffer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contactOfAddress } from "@solvia/core/contacts/stored-contact";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { linkTo, aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let visitor: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Contact {
  id: string;
  email: string;
  revision: number;
  lists: string[];
  verdict: { allowed: boolean; reason?: string };
}
interface Message {
  id: string;
  revision: number;
  state: string;
  kind: string;
}
const found = async (email: string) =>
  ((await admin.call("GET", `/back-office/contacts?text=${encodeURIComponent(email)}`)).body as { items: Contact[] })
    .items[0];
const newest = async (query = "") =>
  ((await admin.call("GET", `/back-office/messages?limit=1${query}`)).body as { items: Message[] }).items[0]!;
const who = { name: "Ugo Bo", email: "ugo.bo@example.com", privacyRead: true };
const problemOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string })?.code];

it("the newsletter begins with its reader's yes and ends with one press, and no link changes anything by being opened", async () => {
  const email = "lettrice@example.com";
  const ask = { email, consent: true };
  expect((await visitor.call("POST", "/newsletter?language=de&locale=de", ask)).status).toBe(204);
  expect(await found(email)).toBeUndefined();
  const confirming = new URL(await linkTo(cloud.mailboxUrl, email, "subscribe-to-newsletter"));
  const token = confirming.searchParams.get("token");
  await fetch(confirming);
  expect(await found(email)).toBeUndefined();
  expect((await visitor.call("POST", "/newsletter/confirm", { token })).body).toEqual({ list: "newsletter" });
  expect(await found(email)).toMatchObject({ lists: ["newsletter"], country: "DE", verdict: { allowed: true } });
  const { html } = await aMail(cloud.mailboxUrl, email, /ist bestätigt/);
  const leaving = new URL(/[^"]*\/unsubscribe\/[\w.-]+/.exec(html)?.[0] ?? "");
  const path = leaving.pathname;
  await fetch(leaving);
  expect((await visitor.call("GET", path)).body).toEqual({
    about: "offers",
    email: "l…@example.com",
    unsubscribed: false,
  });
  expect(await found(email)).toMatchObject({ verdict: { allowed: true } });
  // As a mail program does it by itself (RFC 8058): no cookie, no page.
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const oneClick = await fetch(`${cloud.url}/api${path}`, {
    method: "POST",
    headers,
    body: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.status).toBe(204);
  expect(await found(email)).toMatchObject({ verdict: { allowed: false, reason: "unsubscribed" } });
  expect((await visitor.call("GET", path)).body).toMatchObject({ unsubscribed: true });
  expect(problemOf(await visitor.call("POST", `${path.slice(0, -43)}${"A".repeat(43)}`))).toEqual([
    410,
    "token-invalid",
  ]);
});

it("the same answer for an address that is known, one that isn't and one that has had its letters", async () => {
  const ask = (email: string) => visitor.call("POST", "/newsletter", { email, consent: true });
  const answers = [
    await ask("lettrice@example.com"),
    await ask("nessuno@example.com"),
    await ask("nessuno@example.com"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await ask("rossi@pec.it")).body).toMatchObject({ errors: [{ field: "email", code: "pec" }] });
  const unticked = await visitor.call("POST", "/newsletter", { email: "a@example.com" });
  expect(unticked.status).toBe(422);
  const soon = { email: "nessuno2@example.com", topic: "academy-ai", consent: true };
  expect((await visitor.call("POST", "/coming-soon", soon)).status).toBe(204);
  expect(await aMail(cloud.mailboxUrl, soon.email, /iscrizione/)).toBeDefined();
});

it("what visitors write waits for the office, which sees, takes, finishes and erases it", async () => {
  const written = { ...who, subject: "Moduli", text: "Avete disponibilità a Lecce?" };
  expect((await visitor.call("POST", "/contact", { ...written, privacyRead: undefined })).status).toBe(422);
  expect((await visitor.call("POST", "/contact", written)).status).toBe(204);
  expect(await aMail(cloud.mailboxUrl, who.email, /ricevuto/)).toBeDefined();
  expect((await admin.call("GET", "/back-office/queue")).body).toMatchObject({ messages: { count: 1 } });
  const { id, revision } = await newest("&state=new");
  const path = `/back-office/messages/${id}`;
  const taken = await admin.call("PUT", path, { action: "assign", revision });
  expect(taken.body).toMatchObject({ state: "seen", assigneeName: expect.any(String) as unknown });
  expect(problemOf(await admin.call("PUT", path, { action: "finish", revision }))).toEqual([409, "version-conflict"]);
  const next = (taken.body as Message).revision;
  expect((await admin.call("PUT", path, { action: "finish", revision: next })).body).toMatchObject({ state: "done" });
  expect((await admin.call("DELETE", path)).status).toBe(204);
  expect((await admin.call("GET", path)).status).toBe(404);
  const call = { name: "Ada Neri", telephone: "02 8394 1234", when: "morning", privacyRead: true };
  expect((await visitor.call("POST", "/recall-user", call)).status).toBe(204);
  expect(await newest()).toMatchObject({ kind: "recall", telephone: "+390283941234" });
  expect((await visitor.call("POST", "/recall-user", { ...call, telephone: "12345" })).body).toMatchObject({
    errors: [{ field: "telephone", code: "invalid" }],
  });
});

it("an application comes with its curriculum, which the office alone reads", async () => {
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
  const wish = { name: "Neri.pdf", contentType: "application/pdf", size: pdf.length };
  const word = await visitor.call("POST", "/job-applications/uploads", { ...wish, contentType: "application/msword" });
  expect(problemOf(word)).toEqual([415, "unsupported-media-type"]);
  const upload = (await visitor.call("POST", "/job-applications/uploads", wish)).body as {
    url: string;
    key: string;
    fields: Record<string, string>;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append("file", new Blob([pdf], { type: "application/pdf" }));
  expect((await fetch(upload.url, { method: "POST", body: form })).ok).toBe(true);
  const application = { ...who, job: "warehouse-worker", cv: { key: upload.key, name: "Neri.pdf" } };
  expect((await visitor.call("POST", "/job-applications", application)).status).toBe(204);
  const others = { ...application, cv: { key: "uploads/another/job-application/01ABC", name: "x.pdf" } };
  expect(problemOf(await visitor.call("POST", "/job-applications", others))).toEqual([404, "not-found"]);
  const message = await newest();
  expect(message).toMatchObject({ kind: "application", job: "warehouse-worker", cvName: "Neri.pdf" });
  const path = `/back-office/messages/${message.id}/curriculum`;
  expect((await visitor.call("GET", path)).status).toBe(401);
  const file = await fetch(`${cloud.url}/api${path}`, { headers: { cookie: admin.cookie }, redirect: "manual" });
  expect(file.status).toBe(302);
});

it("contacts and their lists: written, brought in with a report, merged without loss, deleted", async () => {
  expect((await admin.call("POST", "/back-office/contact-lists", { name: "fiera-rimini" })).status).toBe(200);
  const typed = { language: "it", lists: ["fiera-rimini"], source: "Fiera di Rimini" };
  const ada = (await admin.call("POST", "/back-office/contacts", { ...typed, email: "Ada@Example.com", name: "Ada" }))
    .body as Contact;
  expect(ada).toMatchObject({ email: "ada@example.com", verdict: { allowed: false, reason: "no-basis" } });
  const given = {
    kind: "table",
    name: "elenco.csv",
    base64: Buffer.from(
      "Email;Nome;Azienda\nada@example.com;Ada;Sole\nneri@example.com;Ada Neri;\nrossi@pec.it;;\n",
    ).toString("base64"),
  };
  const insert = { given, lists: ["fiera-rimini"], source: "Elenco dello stand", language: "it", country: "IT" };
  const checked = await admin.call("POST", "/back-office/contacts/bulk", { ...insert, check: true });
  expect(checked.body).toMatchObject({ accepted: 1, changed: 1, refused: 1 });
  expect(await found("neri@example.com")).toBeUndefined();
  expect((await admin.call("POST", "/back-office/contacts/bulk", insert)).body).toEqual(checked.body);
  const lists = (await admin.call("GET", "/back-office/contact-lists")).body as { items: object[] };
  expect(lists.items).toContainEqual(expect.objectContaining({ name: "fiera-rimini", count: 2, own: false }));
  const [kept, other] = [(await found("ada@example.com"))!, (await found("neri@example.com"))!];
  const merge = { otherId: other.id, revision: kept.revision, otherRevision: other.revision };
  const path = `/back-office/contacts/${kept.id}`;
  const unasked = await admin.call("POST", `${path}/merge`, { ...merge, choices: {} });
  expect(unasked.body).toMatchObject({
    errors: expect.arrayContaining([{ field: "choices.email", code: "choose" }]) as unknown,
  });
  const choices = { email: "kept", name: "other", source: "kept" };
  const merged = await admin.call("POST", `${path}/merge`, { ...merge, choices });
  expect(merged.body).toMatchObject({ name: "Ada Neri", company: "Sole", formerEmails: ["neri@example.com"] });
  expect(await found("neri@example.com")).toMatchObject({ id: kept.id });
  expect((await admin.call("DELETE", "/back-office/contact-lists/fiera-rimini")).status).toBe(204);
  expect(await found("ada@example.com")).toMatchObject({ lists: [] });
  expect(problemOf(await admin.call("DELETE", "/back-office/contact-lists/newsletter"))).toEqual([403, "forbidden"]);
  const { revision } = (await found("ada@example.com"))!;
  const change = { ...typed, lists: [], email: "ada@example.com", revision };
  expect((await admin.call("PUT", path, change)).body).toMatchObject({ revision: revision + 1 });
  expect((await admin.call("DELETE", path)).status).toBe(204);
  expect(await contactOfAddress("neri@example.com")).toBeUndefined();
});

it("attack: a merge gives a consent to no other address, and offers end where an account no longer wants them", async () => {
  const legalBasis = {
    kind: "consent",
    date: "2026-11-01T10:00:00.000Z",
    source: "Fiera",
    textVersion: "1",
    proof: "Modulo 1",
  };
  const typed = { language: "it", lists: [], source: "Fiera di Rimini" };
  const add = async (contact: object) =>
    (await admin.call("POST", "/back-office/contacts", { ...typed, ...contact })).body as Contact;
  const agreed = await add({ email: "si@example.com", legalBasis });
  const never = await add({ email: "mai@example.com" });
  const merge = { otherId: agreed.id, revision: never.revision, otherRevision: agreed.revision };
  const path = `/back-office/contacts/${never.id}`;
  const merged = await admin.call("POST", `${path}/merge`, { ...merge, choices: { email: "kept" } });
  expect(merged.body).toMatchObject({ email: never.email, verdict: { allowed: false, reason: "no-basis" } });
  const premium = await new Caller(cloud.url).login("premium@solvia.example");
  await add({ email: "premium@solvia.example", legalBasis });
  const settings = (await premium.call("GET", "/user/settings")).body as object;
  expect(settings).toMatchObject({ marketing: true });
  const left = await premium.call("PUT", "/user/settings", { ...settings, marketing: false });
  expect(left.body).toMatchObject({ marketing: false });
  expect(await found("premium@solvia.example")).toMatchObject({ verdict: { allowed: false, reason: "unsubscribed" } });
  expect((await premium.call("PUT", "/user/settings", settings)).body).toMatchObject({ marketing: true });
  expect(await found("premium@solvia.example")).toMatchObject({ lists: ["newsletter"], verdict: { allowed: true } });
});

it("all of an address is told and erased, and stays left alone", async () => {
  const email = who.email;
  const told = await admin.call("POST", "/back-office/contacts/address-data", { email });
  expect(told.body).toMatchObject({ messages: [expect.objectContaining({ email })] });
  expect((await admin.call("POST", "/back-office/contacts/erase-address", { email })).status).toBe(204);
  const left = await admin.call("POST", "/back-office/contacts/address-data", { email });
  expect(left.body).toEqual({
    contact: null,
    subscriptions: [],
    messages: [],
    leads: [],
    webinars: [],
    campaigns: [],
    suppressed: "erased",
  });
  const given = { kind: "text", text: email };
  const again = { given, lists: [], source: "Vecchio elenco", language: "it" };
  expect((await admin.call("POST", "/back-office/contacts/bulk", again)).body).toMatchObject({
    rows: [{ outcome: "refused", reasons: ["erased"] }],
  });
});
