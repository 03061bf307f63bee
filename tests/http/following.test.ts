import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";
import { editedPublication, movePublication, publishedPublication } from "../support/publications.ts";

let cloud: LocalCloud;
let admin: Caller;
let customer: Caller;
let subscriber: Caller;
const visitor = () => new Caller(cloud.url);
const [customerEmail, subscriberEmail] = ["cliente@solvia.example", "premium@solvia.example"];

beforeAll(async () => {
  cloud = await startTestCloud();
  [admin, customer, subscriber] = (await Promise.all(
    ["admin@solvia.example", customerEmail, subscriberEmail].map((email) => visitor().login(email)),
  )) as [Caller, Caller, Caller];
});
afterAll(() => cloud.stop());

interface Following {
  types: string[];
  tags: string[];
  revision: number;
  notesIncluded: boolean;
}
const path = "/publications/subscription";
const read = async (caller: Caller) => (await caller.call("GET", path)).body as Following;
const set = async (caller: Caller, types: string[], tags: string[]) => {
  const { revision } = await read(caller);
  return caller.call("PUT", path, { types, tags, revision });
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const subjectsTo = async (email: string) =>
  (await mails(cloud.mailboxUrl))
    .filter(({ to }) => to.some(({ address }) => address === email))
    .map(({ subject }) => subject);

it("is each person's own: a visitor is sent to log in, and nobody reads or writes another's", async () => {
  const nobody = await visitor().call("GET", path);
  expect(codeOf(nobody)).toEqual([401, "not-logged-in"]);
  const nothing = { types: [], tags: [], revision: 0 };
  expect(codeOf(await visitor().call("PUT", path, nothing))).toEqual([401, "not-logged-in"]);
  const before = await read(subscriber);
  expect((await set(customer, ["article"], ["Accumulo"])).body).toMatchObject({
    types: ["article"],
    tags: ["accumulo"],
    notesIncluded: false,
  });
  expect(await read(subscriber)).toEqual({ ...before, notesIncluded: true });
  const { body } = await customer.call("GET", "/user");
  const { revision } = await read(customer);
  const forAnother = { types: [], tags: [], revision, userId: (body as { id?: string }).id ?? "U" };
  expect((await customer.call("PUT", path, forAnother)).status).toBe(422);
});

it("is written over what was read, and refuses what there is not", async () => {
  const { revision } = await read(customer);
  const wish = { types: ["article"], tags: ["norme"], revision };
  const both = await Promise.all([customer.call("PUT", path, wish), customer.call("PUT", path, wish)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(codeOf(await customer.call("PUT", path, wish))).toEqual([409, "version-conflict"]);
  for (const wrong of [
    { types: ["podcast"], tags: [] },
    { types: [], tags: [""] },
    { types: [], tags: Array.from({ length: 31 }, (_, place) => `argomento ${place}`) },
  ])
    expect((await customer.call("PUT", path, { ...wrong, revision: revision + 1 })).status).toBe(422);
});

it("writes once to who follows what appears, in words of its type, and ends by one press without a login", async () => {
  await set(customer, [], ["prova di uscita"]);
  await set(subscriber, ["technicalNote"], []);
  const article = await publishedPublication(admin, { title: "Esce adesso", tags: ["prova di uscita"] });
  await publishedPublication(admin, { title: "Nota che esce", type: "technicalNote", tags: ["prova di uscita"] });
  const { html } = await aMail(cloud.mailboxUrl, customerEmail, /^Nuovo articolo: Esce adesso$/);
  await aMail(cloud.mailboxUrl, subscriberEmail, /^Nuova nota tecnica: Nota che esce$/);
  expect(html).toContain(article.path);
  // Shown again it isn't told again, and of the note nobody is told whose plan doesn't open it.
  await movePublication(admin, await editedPublication(admin, article.id), "hide");
  await movePublication(admin, await editedPublication(admin, article.id), "publish");
  await publishedPublication(admin, { title: "Esce per ultimo", tags: ["prova di uscita"] });
  await aMail(cloud.mailboxUrl, customerEmail, /^Nuovo articolo: Esce per ultimo$/);
  const told = await subjectsTo(customerEmail);
  expect(told.filter((subject) => subject.endsWith("Esce adesso"))).toHaveLength(1);
  expect(told.filter((subject) => subject.endsWith("Nota che esce"))).toEqual([]);

  const leaving = new URL(/[^"]*\/unsubscribe\/[\w-]+/.exec(html)?.[0] ?? "");
  await fetch(leaving);
  expect((await visitor().call("GET", leaving.pathname)).body).toEqual({
    about: "publications",
    email: "c…@solvia.example",
    unsubscribed: false,
  });
  expect((await read(customer)).tags).toEqual(["prova di uscita"]);
  // As a mail program does it by itself (RFC 8058): no cookie, no page.
  const oneClick = await fetch(`${cloud.url}/api${leaving.pathname}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.status).toBe(204);
  expect(await read(customer)).toMatchObject({ types: [], tags: [] });
  expect((await visitor().call("GET", leaving.pathname)).body).toMatchObject({ unsubscribed: true });
});

it("says in the mail's head how a mail program ends it", async () => {
  await set(customer, [], ["prova di testa"]);
  await publishedPublication(admin, { title: "Con la testa", tags: ["prova di testa"] });
  await aMail(cloud.mailboxUrl, customerEmail, /Con la testa$/);
  const kept = (await (await fetch(`${cloud.mailboxUrl}/api/email`)).json()) as {
    subject: string;
    headers: { key: string; value: string }[];
  }[];
  const headers = new Map(
    kept.find(({ subject }) => subject.endsWith("Con la testa"))?.headers.map(({ key, value }) => [key, value]),
  );
  expect(headers.get("list-unsubscribe")).toMatch(/^<http.*\/api\/unsubscribe\/[0-9A-Z]{26}-[\w-]{43}>$/);
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});
