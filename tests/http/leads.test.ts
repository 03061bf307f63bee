import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let visitor: Caller;
let installer: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
  installer = await new Caller(cloud.url).login("installatore@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

const place = { postalCode: "20121", city: "Milano", countryCode: "IT" };
const profile = {
  name: "Sole S.r.l.",
  about: "Impianti fotovoltaici per case e capannoni dal 2009.",
  kinds: ["plant"],
  place,
  active: true,
};
const asked = (email: string) => ({
  name: "Ada Neri",
  email,
  telephone: "+393331234567",
  place: { ...place, postalCode: "20900", city: "Monza" },
  wish: { kind: "plant", roof: "pitched", start: "soon", powerKw: 6, text: "Chiamatemi la sera" },
  privacyRead: true,
});
const problemOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string })?.code];

/** The secret of the newest link in a letter of such a subject. */
async function linkIn(email: string, subject: RegExp): Promise<string> {
  const { html } = await aMail(cloud.mailboxUrl, email, subject);
  return /\/leads\/([\w-]{43})/.exec(html)?.[1] ?? "";
}

it("leads from the wish over the letter and one's own choice to the contact, and back out of it", async () => {
  const email = "ada.neri@example.com";
  expect((await installer.call("PUT", "/installer-profile", profile)).status).toBe(200);
  const installerId = ((await installer.call("GET", "/installer-profile")).body as { profile: { id: string } }).profile
    .id;
  expect(await visitor.call("POST", "/leads?locale=it&language=it", asked(email))).toMatchObject({ status: 204 });
  const token = await linkIn(email, /Conferma la tua richiesta/);
  // Scanners of mail open every link.
  await fetch(`${cloud.url}/leads/${token}`);
  expect((await visitor.call("GET", `/leads/${token}`)).body).toMatchObject({ status: "new", installers: [] });
  expect(problemOf(await visitor.call("GET", `/leads/${token}/installers`))).toEqual([409, "invalid-transition"]);
  expect((await visitor.call("POST", `/leads/${token}/verify-email`)).body).toMatchObject({ status: "verified" });
  const near = (await visitor.call("GET", `/leads/${token}/installers`)).body as {
    items: { id: string; km: number }[];
  };
  expect(near.items).toMatchObject([{ id: installerId, km: expect.any(Number) }]);
  const path = `/leads/${token}/installers/${installerId}/email`;
  expect(problemOf(await visitor.call("POST", path, {}))).toEqual([422, "consent-needed"]);
  expect((await visitor.call("POST", path, { consent: true })).body).toMatchObject({ status: "assigned", room: 2 });

  const told = await aMail(cloud.mailboxUrl, "installatore@solvia.example", /Monza/);
  const [, id = ""] = /\/profile\/leads\/([\w-]+)/.exec(told.html) ?? [];
  for (const secret of ["Ada", "333", email]) expect(told.html).not.toContain(secret);
  const hidden = JSON.stringify((await installer.call("GET", `/installer-leads/${id}`)).body);
  for (const secret of ["Ada", "333", email, "la sera"]) expect(hidden).not.toContain(secret);
  expect(problemOf(await visitor.call("GET", `/leads/${id}`))).toEqual([422, "invalid-input"]);
  expect((await visitor.call("POST", `/leads/${id}/accept`)).status).toBe(401);
  expect((await installer.call("POST", `/leads/${id}/accept`)).body).toMatchObject({
    contact: { name: "Ada Neri", email },
  });
  const newer = await linkIn(email, /ha accettato/);
  const words = { text: "Quando posso passare?" };
  expect((await installer.call("POST", `/installer-leads/${id}/messages`, words)).status).toBe(200);
  await aMail(cloud.mailboxUrl, email, /ti ha scritto/);
  const answered = await visitor.call("POST", path.replace(token, newer), { text: "Domani alle nove." });
  expect(answered.body).toMatchObject({ status: "contacted", installers: [{ thread: [words, { side: "visitor" }] }] });
  await aMail(cloud.mailboxUrl, "installatore@solvia.example", /Ada Neri/);
  const back = await installer.call("POST", `/installer-leads/${id}/return`, { reason: "unreachable" });
  expect(back.body).toMatchObject({ status: "returned", thread: [] });
  await aMail(cloud.mailboxUrl, email, /non può seguire/);
  expect((await visitor.call("DELETE", `/leads/${newer}`)).status).toBe(204);
  expect(problemOf(await visitor.call("GET", `/leads/${token}`))).toEqual([410, "token-invalid"]);
  expect(problemOf(await installer.call("GET", `/installer-leads/${id}`))).toEqual([404, "not-found"]);
});

it("is found, noted, given to an installer and closed by the office, and refuses what its state forbids", async () => {
  const email = "bruno.rossi@example.com";
  await visitor.call("POST", "/leads?locale=it&language=it", asked(email));
  const token = await linkIn(email, /Conferma la tua richiesta/);
  const found = async () =>
    (
      (await admin.call("GET", `/back-office/leads?text=${encodeURIComponent(email)}`)).body as {
        items: { id: string; revision: number; status: string }[];
      }
    ).items[0]!;
  const { id, revision } = await found();
  const change = (body: object) => admin.call("PUT", `/back-office/leads/${id}`, body);
  const close = (outcome: string, read: number) => change({ action: "close", outcome, revision: read });
  expect(problemOf(await close("won", revision))).toEqual([409, "invalid-transition"]);
  await visitor.call("POST", `/leads/${token}/verify-email`);
  expect(problemOf(await close("expired", revision))).toEqual([409, "version-conflict"]);
  const { near } = (await admin.call("GET", `/back-office/leads/${id}`)).body as { near: { id: string }[] };
  const assign = { installerId: near[0]!.id, consent: true, how: "Al telefono, il 20 novembre" };
  const given = await admin.call("POST", `/back-office/leads/${id}/installers`, assign);
  expect(given.body).toMatchObject({ status: "assigned", installers: [{ consent: { how: assign.how } }] });
  const noted = await change({ action: "note", note: "Richiamare", revision: (await found()).revision });
  expect(noted.body).toMatchObject({ note: "Richiamare" });
  expect((await close("expired", (await found()).revision)).body).toMatchObject({ status: "expired" });
  expect(problemOf(await close("expired", (await found()).revision))).toEqual([409, "invalid-transition"]);
  expect((await installer.call("GET", "/back-office/leads")).status).toBe(403);
  const known = await admin.call("POST", "/back-office/contacts/address-data", { email });
  expect(known.body).toMatchObject({ leads: [{ email }] });
  await admin.call("POST", "/back-office/contacts/erase-address", { email });
  expect(await found()).toBeUndefined();
});
