import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";
import { draftPublication, editedPublication, movePublication } from "../support/publications.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
const visitor = () => new Caller(cloud.url);

beforeAll(async () => {
  cloud = await startTestCloud();
  [admin, customer] = (await Promise.all(
    ["admin@solvia.example", "cliente@solvia.example"].map((email) => visitor().login(email)),
  )) as [Caller, Caller];
});
afterAll(() => cloud.stop());

const hour = 3_600_000;
const inDays = (days: number) => Math.ceil(Date.now() / hour) * hour + days * 24 * hour;
const dates = (more: object = {}) => ({
  revision: 0,
  startsOn: new Date(inDays(5)).toISOString(),
  endsOn: new Date(inDays(5) + hour).toISOString(),
  capacity: 10,
  liveUrl: "https://live.example/stanza-segreta",
  cancelled: false,
  ...more,
});
const problem = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

async function published(more: object = {}) {
  const draft = await draftPublication(admin, { type: "webinar" });
  const saved = await admin.call("PUT", `/back-office/publications/${draft.id}/webinar`, dates(more));
  expect(saved.status).toBe(200);
  expect((await movePublication(admin, draft, "publish")).status).toBe(200);
  return editedPublication(admin, draft.id);
}
const person = (email: string) => ({ name: "Ada Neri", email, privacyRead: true });
const read = (caller: Caller, id: string, query = "") => caller.call("GET", `/webinars/${id}${query}`);

describe("a webinar", () => {
  it("is registered for by a visitor, who finds the link behind their letter's address alone", async () => {
    const { id, code, path } = await published();
    expect(path).toBe(`/webinars/${code}`);
    const email = "visitatrice@esempio.example";
    const unread = { ...person(email), privacyRead: false };
    expect((await visitor().call("POST", `/webinars/${id}/registrations`, unread)).status).toBe(422);
    const nameless = await visitor().call("POST", `/webinars/${id}/registrations`, { privacyRead: true });
    expect(nameless.status).toBe(422);
    const sent = [1, 2].map(() => visitor().call("POST", `/webinars/${id}/registrations`, person(email)));
    for (const { status, body } of await Promise.all(sent)) {
      expect(status).toBe(200);
      expect((body as { calendar: string }).calendar).toContain(`UID:webinar-${id}@`);
      expect(JSON.stringify(body)).not.toContain("stanza-segreta");
    }
    const mail = await aMail(cloud.mailboxUrl, email, /posto al webinar/);
    const token = /registration=([\w.-]+)"/.exec(mail.html)?.[1] ?? "";
    expect(mail.html).not.toContain("stanza-segreta");
    // A scanner that follows every link changes nothing.
    for (const [, link = ""] of mail.html.matchAll(/href="([^"]+)"/g)) await fetch(link.replaceAll("&amp;", "&"));
    const own = await read(visitor(), id, `?registration=${token}`);
    expect(own.body).toMatchObject({ registered: true, liveUrl: "https://live.example/stanza-segreta" });
    for (const caller of [visitor(), customer])
      expect(JSON.stringify((await read(caller, id)).body)).not.toContain("stanza-segreta");
    expect(JSON.stringify((await visitor().call("GET", "/webinars")).body)).not.toContain("stanza-segreta");
    const { body } = await admin.call("GET", `/back-office/publications/${id}/registrations`);
    expect(body).toMatchObject({ items: [{ email, hasAccount: false }] });
    const left = () => visitor().call("POST", `/webinars/${id}/registrations/${token}/leave`);
    expect([(await left()).status, (await left()).status]).toEqual([204, 204]);
    expect((await read(visitor(), id, `?registration=${token}`)).body).toMatchObject({ registered: false });
  });

  it("is registered for by an account, told of its new date, and refused once it is cancelled", async () => {
    const { id } = await published();
    expect((await customer.call("POST", `/webinars/${id}/registrations`, { privacyRead: true })).status).toBe(200);
    expect((await read(customer, id)).body).toMatchObject({ registered: true, liveUrl: expect.any(String) as string });
    const moved = { startsOn: new Date(inDays(7)).toISOString(), endsOn: new Date(inDays(7) + hour).toISOString() };
    await admin.call("PUT", `/back-office/publications/${id}/webinar`, dates({ revision: 1, ...moved }));
    await aMail(cloud.mailboxUrl, "cliente@solvia.example", /Nuova data per il webinar/);
    await admin.call(
      "PUT",
      `/back-office/publications/${id}/webinar`,
      dates({ revision: 2, ...moved, cancelled: true }),
    );
    await aMail(cloud.mailboxUrl, "cliente@solvia.example", /Webinar annullato/);
    const refused = await visitor().call("POST", `/webinars/${id}/registrations`, person("tardi@esempio.example"));
    expect(problem(refused)).toEqual([409, "webinar-cancelled"]);
    expect((await read(customer, id)).body).not.toHaveProperty("liveUrl");
  });

  it("is told to and erased with an address that has no account, by the office, and its seat is free", async () => {
    const { id } = await published({ capacity: 1 });
    const email = "senza.account@esempio.example";
    expect((await visitor().call("POST", `/webinars/${id}/registrations`, person(email))).status).toBe(200);
    const known = () => admin.call("POST", "/back-office/contacts/address-data", { email });
    expect((await known()).body).toMatchObject({ webinars: [{ publicationId: id, email }] });
    expect((await admin.call("POST", "/back-office/contacts/erase-address", { email })).status).toBe(204);
    expect((await known()).body).toMatchObject({ webinars: [], suppressed: "erased" });
    const next = await visitor().call("POST", `/webinars/${id}/registrations`, person("dopo@esempio.example"));
    expect(next.status).toBe(200);
  });

  it("says when it is full", async () => {
    const { id } = await published({ capacity: 1 });
    const register = (email: string) => visitor().call("POST", `/webinars/${id}/registrations`, person(email));
    expect((await register("primo@esempio.example")).status).toBe(200);
    expect(problem(await register("secondo@esempio.example"))).toEqual([409, "webinar-full"]);
  });

  it("stands on pages of its own, without the link", async () => {
    const { path } = await published();
    for (const one of [path, "/webinars", "/webinars/past"]) {
      const response = await fetch(`${cloud.url}${one}`);
      const text = await response.text();
      expect([one, response.status, text.includes("<h1")]).toEqual([one, 200, true]);
      expect(text).not.toContain("stanza-segreta");
    }
  });
});
