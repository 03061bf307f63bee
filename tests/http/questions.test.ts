import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";
import { publishedPublication } from "../support/publications.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
let subscriber: Caller;
const visitor = () => new Caller(cloud.url);
const customerEmail = "cliente@solvia.example";

beforeAll(async () => {
  cloud = await startTestCloud();
  [admin, customer, subscriber] = (await Promise.all(
    ["admin@solvia.example", customerEmail, "premium@solvia.example"].map((email) => visitor().login(email)),
  )) as [Caller, Caller, Caller];
});
afterAll(() => cloud.stop());

interface Question {
  id: string;
  text: string;
  status: string;
  revision: number;
  html: string;
  mayAskTechnician: boolean;
  quotes: { id: string; title: string; section?: string; path: string; text: string; kind: string }[];
  actions: string[];
}
const path = "/publications/question-answering";
const office = "/back-office/question-answering";
const ask = (caller: Caller, text: string, more: object = {}) => caller.call("POST", path, { text, ...more });
const asked = async (caller: Caller, text: string, more: object = {}) =>
  (await ask(caller, text, more)).body as Question;
const items = async (caller: Caller, of: string) =>
  ((await caller.call("GET", of)).body as { items: Question[] }).items;
const seen = async (id: string) => (await admin.call("GET", `${office}/${id}`)).body as Question;
const decide = async (id: string, decision: object) =>
  admin.call("PUT", `${office}/${id}`, { revision: (await seen(id)).revision, ...decision });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

describe("asking", () => {
  it("quotes what is published with its source, and asks a technician where nothing is", async () => {
    const body =
      "<h2>Fissaggio</h2><p>I ganci si avvitano ai travetti con due viti da legno, mai soltanto alle tegole.</p>";
    const publication = await publishedPublication(admin, { title: "Ganci da tetto", body });
    const quoted = await asked(customer, "Dove si avvitano i ganci, ai travetti o alle tegole?");
    expect(quoted).toMatchObject({ status: "quoted", mayAskTechnician: true });
    expect(quoted.quotes[0]).toMatchObject({
      kind: "publication",
      id: publication.id,
      title: "Ganci da tetto",
      section: "Fissaggio",
      path: publication.path,
    });
    expect(body).toContain(quoted.quotes[0]?.text);
    const technician = await customer.call("POST", `${path}/${quoted.id}/technician`);
    expect(technician.body).toMatchObject({ status: "waiting", mayAskTechnician: false });
    expect(codeOf(await subscriber.call("POST", `${path}/${quoted.id}/technician`))).toEqual([404, "not-found"]);
    expect(await asked(customer, "Vendete dirigibili a idrogeno usati?")).toMatchObject({
      status: "waiting",
      quotes: [],
    });
  });

  it("quotes a product's data sheet where the question names it", async () => {
    const { items: found } = (await visitor().call("GET", "/products/search?text=inverter&category=inverters"))
      .body as {
      items: { name: string; path: string }[];
    };
    const named = found.find(({ name }) => /\d/.test(name) && name.length > 6);
    for (const text of [`Quanto pesa ${named?.name ?? ""}?`, `Qual è il peso dell'inverter ${named?.name ?? ""}?`]) {
      const { status, quotes } = await asked(customer, text);
      expect([status, quotes[0]?.kind]).toEqual(["quoted", "product"]);
      expect(quotes[0]?.text).toMatch(/^Peso: [\d.,]+ kg$/);
    }
    const other = await asked(customer, `Quanto costa spedire ${named?.name ?? ""} a Malta?`);
    expect(other).toMatchObject({ status: "waiting", quotes: [] });
  });

  it("keeps a technical note's words for those whose plan opens them", async () => {
    const body = "<p>La corrente dispersa dal giunto bimetallico raddoppia con la salsedine.</p>";
    await publishedPublication(admin, { title: "Nota sui giunti", type: "technicalNote", body });
    const text = "La corrente dispersa raddoppia con la salsedine?";
    expect(await asked(subscriber, text)).toMatchObject({ status: "quoted" });
    const refused = await ask(customer, text);
    expect(refused.body).toMatchObject({ status: "waiting", quotes: [] });
    expect(JSON.stringify(refused.body)).not.toContain("bimetallico");
  });

  it("is for who is logged in, in bounds, without contact details, below what is published alone", async () => {
    expect(codeOf(await ask(visitor(), "Una domanda qualsiasi?"))).toEqual([401, "not-logged-in"]);
    for (const [text, code] of [
      ["Ehi", "too-small"],
      ["a".repeat(501), "too-big"],
      ["Rispondete a io@example.com per favore", "contact-details"],
      ["Chiamatemi al 347 1234567 stasera", "contact-details"],
    ] as const) {
      const { status, body } = await ask(customer, text);
      expect([status, (body as { errors: object[] }).errors]).toEqual([
        422,
        [expect.objectContaining({ field: "text", code })],
      ]);
    }
    expect(codeOf(await ask(customer, "Una domanda qualsiasi?", { publicationId: "NESSUNA" }))).toEqual([
      404,
      "not-found",
    ]);
  });

  it("is once however often its request is sent", async () => {
    const headers = { "idempotency-key": "domanda-1" };
    const send = () => customer.call("POST", path, { text: "Quante mongolfiere avete in magazzino?" }, headers);
    const [one, two] = [await send(), await send()];
    expect((two.body as Question).id).toBe((one.body as Question).id);
    const own = await items(customer, `${path}/own?limit=200`);
    expect(own.filter(({ text }) => text.includes("mongolfiere"))).toHaveLength(1);
    expect(await items(subscriber, `${path}/own?limit=200`)).not.toContainEqual(
      expect.objectContaining({ id: own[0]?.id }),
    );
  });
});

describe("the office", () => {
  it("publishes an answer that everybody finds, on the page that the CDN serves, and tells its asker", async () => {
    const publication = await publishedPublication(admin, { title: "Pompe di calore", body: "<p>Testo.</p>" });
    const { id } = await asked(customer, "Sono Carla Verdi: la pompa di calore geotermica scalda la piscina?");
    const group = (await items(admin, `${office}/unanswered`)) as unknown as { count: number; words: string[] }[];
    expect(group).toContainEqual(expect.objectContaining({ count: 1, words: expect.arrayContaining(["geotermica"]) }));
    const wish = {
      action: "publish",
      text: "La pompa di calore geotermica scalda la piscina?",
      language: "it",
      html: '<p>Sì, con uno scambiatore.<script>alert(1)</script></p><p><a href="javascript:x">x</a></p>',
      publicationIds: [publication.id],
    };
    const done = await decide(id, wish);
    expect([done.status, done.body]).toMatchObject([200, { status: "published" }]);
    expect(codeOf(await admin.call("PUT", `${office}/${id}`, { ...wish, revision: 1 }))).toEqual([
      409,
      "version-conflict",
    ]);
    const [found] = await items(visitor(), `${path}?text=geotermica`);
    expect(found).toMatchObject({ id, text: wish.text, sources: [{ title: "Pompe di calore" }] });
    expect(JSON.stringify(found)).not.toMatch(/Carla|script|javascript/);
    expect(await items(visitor(), `/publications/${publication.id}/question-answering`)).toMatchObject([{ id }]);
    const mail = await aMail(cloud.mailboxUrl, customerEmail, /^La risposta alla tua domanda$/);
    expect(mail.html).toContain("con uno scambiatore");
    expect(mail.html).toContain("/profile/questions");
    await vi.waitFor(async () => expect(await (await fetch(`${cloud.url}/questions`)).text()).toContain(wish.text), {
      timeout: 60_000,
    });
    expect(await (await fetch(`${cloud.url}/questions`)).text()).toContain(`id="${id}"`);
    await decide(id, { action: "withdraw" });
    expect(await items(visitor(), `${path}?text=geotermica`)).toEqual([]);
    await vi.waitFor(
      async () => expect(await (await fetch(`${cloud.url}/questions`)).text()).not.toContain(wish.text),
      {
        timeout: 60_000,
      },
    );
  });

  it("takes, answers in private, says why not, and is refused what the state doesn't allow", async () => {
    const { id } = await asked(customer, "Affittate trattori cingolati per vigneti?");
    await decide(id, { action: "assign" });
    const taken = await items(admin, `${office}?status=waiting&text=trattori`);
    expect(taken).toMatchObject([{ id, assigneeName: expect.any(String) as string }]);
    expect(await items(admin, `${office}?status=waiting&text=trattori&assigneeId=nobody`)).toEqual([]);
    expect((await decide(id, { action: "withdraw" })).status).toBe(409);
    expect((await decide(id, { action: "reject", reason: "Non affittiamo macchine." })).body).toMatchObject({
      status: "rejected",
      actions: [],
    });
    const own = (await items(customer, `${path}/own?limit=200`)).find((one) => one.id === id);
    expect(own).toMatchObject({ status: "rejected", reason: "Non affittiamo macchine." });
    for (const caller of [customer, visitor()])
      for (const of of [office, `${office}/unanswered`, `${office}/${id}`])
        expect([401, 403]).toContain((await caller.call("GET", of)).status);
    expect((await admin.call("GET", `${office}/NESSUNA`)).status).toBe(404);
  });
});
