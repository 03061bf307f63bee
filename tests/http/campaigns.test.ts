import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Campaign {
  id: string;
  state: string;
  revision: number;
  recipients: number;
  delivered: number;
  unsubscribed: number;
}
const api = "/back-office/cold-emails";
const body = async (method: string, path: string, sent?: object) => (await admin.call(method, path, sent)).body;

async function campaignThat(id: string, fits: (campaign: Campaign) => boolean): Promise<Campaign> {
  for (;;) {
    const { items } = (await body("GET", `${api}/campaigns`)) as { items: Campaign[] };
    const found = items.find((one) => one.id === id);
    if (found && fits(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it("a campaign is tried, prepared, confirmed and sent once; who follows all its links changes nothing, one press ends it", async () => {
  const template = {
    tag: "moduli",
    body: "Ciao {{ name }},\n\nmoduli nuovi.\n\n[Guarda](https://solvia.example/series)",
    language: "it",
  };
  const checked = (await body("POST", `${api}/templates`, { ...template, check: true })) as {
    preview: { text: string };
  };
  expect(checked).toMatchObject({ template: null });
  expect(checked.preview.text).toContain("Ciao Giulia Rossi,");
  const broken = await admin.call("POST", `${api}/templates`, { ...template, body: "{% include 'x' %}" });
  expect(broken).toMatchObject({ status: 422, body: { errors: [{ field: "body", code: "template" }] } });
  await body("POST", `${api}/templates`, template);
  expect(await body("GET", `${api}/templates`)).toMatchObject({ items: [{ id: "moduli.1" }] });
  const letter = {
    templateVersion: "moduli.1",
    subject: "Novità per te",
    senderName: "Giulia",
    senderEmail: "giulia@solvia.example",
  };
  expect((await admin.call("POST", `${api}/test`, letter)).status).toBe(204);
  await aMail(cloud.mailboxUrl, "admin@solvia.example", /Novità per te/);
  await body("POST", "/back-office/contact-lists", { name: "fiera" });
  const date = new Date(Date.now() - 86_400_000).toISOString();
  const legalBasis = { kind: "consent", date, source: "Fiera", textVersion: "1", proof: "Faldone" };
  const contact = { language: "it", country: "IT", lists: ["fiera"], source: "Fiera di Rimini" };
  await body("POST", "/back-office/contacts", { ...contact, email: "legge@example.com", name: "Ada", legalBasis });
  await body("POST", "/back-office/contacts", { ...contact, email: "senza.base@example.com" });
  const { id } = (await body("POST", `${api}/send`, { listName: "fiera", ...letter })) as Campaign;
  const ready = await campaignThat(id, ({ state }) => state === "ready");
  expect(ready).toMatchObject({
    recipients: 1,
    minutes: 1,
    allowed: [{ basis: "consent", country: "IT", count: 1 }],
    refusedWhy: { "no-basis": 1 },
  });
  const move = { move: "confirm", revision: ready.revision };
  expect((await admin.call("PUT", `${api}/campaigns/${id}`, move)).status).toBe(200);
  expect((await admin.call("PUT", `${api}/campaigns/${id}`, move)).status).toBe(409);
  const { html } = await aMail(cloud.mailboxUrl, "legge@example.com", /Novità per te/);
  await campaignThat(id, ({ delivered }) => delivered === 1);
  for (const [, link = ""] of html.matchAll(/href="(http:\/\/localhost[^"]+)"/g)) await fetch(link);
  const [path = ""] = /\/unsubscribe\/[\w-]+/.exec(html) ?? [];
  await fetch(`${cloud.url}/api${path}`);
  const visitor = new Caller(cloud.url);
  expect((await visitor.call("GET", path)).body).toMatchObject({ unsubscribed: false });
  const oneClick = await fetch(`${cloud.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.status).toBe(204);
  await campaignThat(id, ({ unsubscribed }) => unsubscribed === 1);
});
