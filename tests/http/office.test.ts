import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

interface User {
  id: string;
  email: string;
  entitlement: string;
  ownerId?: string;
}
interface Page<T> {
  items: T[];
}

const wait = { timeout: 90_000, interval: 200 };
let cloud: LocalCloud;
let admin: Caller;
let agent: Caller;
beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  agent = await new Caller(cloud.url).login("agente@solvia.example");
});
afterAll(() => cloud.stop());

const read = async <T>(caller: Caller, path: string): Promise<T> => (await caller.call("GET", path)).body;
const users = async (caller: Caller, query: string) =>
  (await read<Page<User>>(caller, `/back-office/users?${query}`)).items;
const idOf = async (email: string) => (await users(admin, "limit=200")).find((user) => user.email === email)?.id ?? "";

it("finds users by words, best first, and keeps up with what changes", async () => {
  const [first] = await users(admin, "search=ferraro%20giulia&limit=1");
  expect(first?.email).toBe("cliente@solvia.example");
  expect(await users(admin, "search=fe&limit=1")).toHaveLength(1);
  const customer = await new Caller(cloud.url).login("cliente@solvia.example");
  const details = { name: "Giuliana", surname: "Ferraro", telephone: "333 1234567" };
  expect((await customer.call("POST", "/user/contact-details", details)).status).toBeLessThan(300);
  await vi.waitFor(async () => expect(await users(admin, "search=giuliana")).toHaveLength(1), wait);
});

it("finds a customer by what they have in hand, however it is written, and none out of an agent's reach", async () => {
  const emails = async (caller: Caller, text: string) =>
    (await users(caller, `search=${encodeURIComponent(text)}`)).map(({ email }) => email);
  const gallo = "azienda@solvia.example";
  const company = [gallo, "acquirente@solvia.example", "contabile@solvia.example"].toSorted();
  for (const text of ["12345670157", "IT12345670157", "IT 12345 670157"])
    expect((await emails(admin, text)).toSorted()).toEqual(company);
  for (const text of ["+39 049 0123 4502", "0039 049 01234502", "049 01234502", "04901234502"])
    expect(await emails(admin, text)).toEqual([gallo]);
  expect(await emails(admin, "SRT PRI 78M12 G224P")).toEqual(["contabile@solvia.example"]);
  expect(await emails(admin, "galli")).toContain(gallo);
  expect(await emails(admin, "morettii")).toEqual(["installatore@solvia.example"]);
  for (const text of ["12345670157", "049 01234502", "galli"]) expect(await emails(agent, text)).toEqual([]);
});

it("makes somebody premium and lists them, and takes it away", async () => {
  const id = await idOf("installatore@solvia.example");
  const { body } = await admin.call("POST", `/back-office/users/${id}/premium`, {});
  expect(body).toMatchObject({ entitlement: "premium" });
  const listed = async () => (await users(admin, "entitled=true&limit=200")).some((user) => user.id === id);
  await vi.waitFor(async () => expect(await listed()).toBe(true), wait);
  const standing = async (query: string) => {
    const { items } = await read<Page<{ id: string; standing: string }>>(admin, `/back-office/premium?${query}`);
    return items.find((row) => row.id === id)?.standing;
  };
  expect(await standing("standing=granted&plan=premium")).toBe("granted");
  expect(await standing("origin=bought")).toBeUndefined();
  expect((await admin.call("GET", `/back-office/users/${id}/subscription`)).body).toEqual({
    subscription: expect.objectContaining({ id, plan: "premium", standing: "granted", cardExpiring: false }),
    charges: [],
  });
  expect((await admin.call("GET", "/back-office/users/01ARZ3NDEKTSV4RRFFQ69G5FAV/subscription")).status).toBe(404);
  for (const path of ["/back-office/premium", `/back-office/users/${id}/subscription`])
    expect((await agent.call("GET", path)).status).toBe(403);
  expect((await admin.call("DELETE", `/back-office/users/${id}/premium`)).body).toMatchObject({ entitlement: "none" });
  expect(await standing("")).toBeUndefined();
  await vi.waitFor(async () => expect(await listed()).toBe(false), wait);
});

it("tells and takes views of the lists that one may open, and of no other", async () => {
  const warehouse = await new Caller(cloud.url).login("magazzino@solvia.example");
  const view = { name: "Neri in ritardo", search: { user: "Neri" }, shared: true };
  for (const list of ["orders", "payments"])
    expect((await admin.call("POST", `/back-office/list-views/${list}`, view)).status).toBe(200);
  expect((await agent.call("GET", "/back-office/list-views/orders")).body).toMatchObject({ shared: [view] });
  const closed: [Caller, string][] = [
    [agent, "payments"],
    [agent, "chats"],
    [warehouse, "orders"],
    [warehouse, "products"],
  ];
  for (const [caller, list] of closed) {
    const at = `/back-office/list-views/${list}`;
    const refused = [
      await caller.call("GET", at),
      await caller.call("POST", at, view),
      await caller.call("PUT", `${at}/any`, view),
      await caller.call("DELETE", `${at}/any`),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain("Neri");
    }
  }
  expect((await admin.call("GET", "/back-office/list-views/any-name")).status).toBe(422);
});

it("lists the merchants", async () => {
  const { items } = await read<Page<User>>(admin, "/back-office/merchants");
  expect(items.map(({ email }) => email)).toContain("commerciante@solvia.example");
});

it("shows an agent their own customers, their orders and nobody else's", async () => {
  const [mine, other] = [await idOf("cliente@solvia.example"), await idOf("premium@solvia.example")];
  await admin.call("POST", `/back-office/users/${mine}/owner`, { ownerId: await idOf("agente@solvia.example") });
  await vi.waitFor(async () => expect((await users(agent, "")).map(({ id }) => id)).toContain(mine), wait);
  expect((await users(agent, "limit=200")).map(({ id }) => id)).not.toContain(other);
  expect((await agent.call("GET", `/back-office/users/${mine}`)).status).toBe(200);
  expect((await agent.call("GET", `/back-office/users/${other}`)).status).toBe(404);
  expect((await agent.call("POST", `/back-office/users/${mine}/block`)).status).toBe(403);
  expect((await agent.call("GET", `/back-office/orders?userId=${other}`)).status).toBe(200);
});

it("acts for a customer: as the customer, told to all, not for what is personal, each write in the log", async () => {
  const customer = await idOf("cliente@solvia.example");
  expect((await agent.call("POST", `/back-office/users/${customer}/act`, {})).status).toBe(422);
  const reason = "Asked by telephone to mend an address";
  expect((await agent.call("POST", `/back-office/users/${customer}/act`, { reason })).status).toBe(200);
  agent.viewer = customer;
  const { user } = await read<{ user: { email: string; actedBy?: { name: string } } }>(agent, "/user");
  expect(user.email).toBe("cliente@solvia.example");
  expect(user.actedBy?.name).toMatch(/\w/);
  expect((await agent.call("GET", "/back-office/users")).status).toBe(403);
  const personal = { password: "sole-e-vento-2026", newPassword: "another-long-password" };
  expect((await agent.call("PUT", "/user/password", personal)).status).toBe(403);
  expect((await agent.call("POST", "/user/cancel", { password: "sole-e-vento-2026" })).status).toBe(403);
  const { body } = await agent.call("GET", "/addresses");
  const [address] = (body as Page<{ id: string }>).items;
  const { id: replaced, ...kept } = address!;
  expect((await agent.call("DELETE", `/addresses/${replaced}`)).body).toMatchObject({ code: "not-while-acting" });
  expect((await agent.call("POST", `/shipping-address?replacingAddressId=${replaced}`, kept)).status).toBe(200);
  expect((await agent.call("DELETE", "/user/acting")).status).toBe(204);
  agent.viewer = undefined;
  expect((await agent.call("GET", "/back-office/users")).status).toBe(200);
  await vi.waitFor(async () => {
    const { items } = await read<Page<{ action: string; actingFor?: string; changes: { entity: string }[] }>>(
      admin,
      `/back-office/audit-log?kind=users&entityId=${customer}`,
    );
    const told = items.filter(({ actingFor }) => actingFor === customer);
    expect(told.map(({ action }) => action)).toContain("saveShippingAddress");
    expect(told.flatMap(({ changes }) => changes.map(({ entity }) => entity))).toContain("Address");
    expect(items.map(({ action }) => action)).toContain("actForUser");
  }, wait);
});

it("keeps what a person asked for and what came of it", async () => {
  const customer = await new Caller(cloud.url).login("rivenditore@solvia.example");
  await customer.call("POST", "/orders/product-price/none/quantity/1");
  const id = await idOf("rivenditore@solvia.example");
  const { items } = await read<Page<object>>(admin, `/back-office/users/${id}/request-history?length=5`);
  expect(items[0]).toMatchObject({ method: "POST", path: "/orders/product-price/none/quantity/1", status: 404 });
  expect((await admin.call("GET", `/back-office/users/${id}/request-history?length=0`)).status).toBe(422);
});

it("rejects a company with a reason, told in its language", async () => {
  const email = "firma@example.com";
  const registration = {
    country: "DE",
    accountType: "business",
    email,
    password: "sonne-und-wind-2026",
    name: "Greta",
    surname: "Sommer",
    telephone: "030 901820",
    vatNumber: "DE136695976",
    companyName: "Sommer Solar GmbH",
    companyRole: "installer",
    billingAddress: { street: "Sonnenallee", houseNumber: "5", postalCode: "12047", city: "Berlin" },
    termsAccepted: true,
    salesConditionsAccepted: true,
    privacyRead: true,
  };
  expect((await new Caller(cloud.url).call("POST", "/register", registration)).status).toBeLessThan(300);
  const { items } = await read<Page<{ id: string; companyName: string }>>(
    admin,
    "/back-office/companies?status=pending",
  );
  const { id } = items.find(({ companyName }) => companyName === "Sommer Solar GmbH")!;
  const reason = "VAT number of another company";
  expect((await admin.call("POST", `/back-office/companies/${id}/reject`, { reason })).status).toBe(200);
  expect((await admin.call("POST", `/back-office/companies/${id}/verify`)).status).toBe(409);
  const mail = await vi.waitFor(async () => {
    const found = (await mails(cloud.mailboxUrl)).find(
      ({ to, html }) => to[0]?.address === email && html.includes(reason),
    );
    expect(found).toBeDefined();
    return found!;
  }, wait);
  const found = () => read<Page<User & { language: string }>>(admin, "/back-office/users?search=sommer");
  await vi.waitFor(async () => expect((await found()).items[0]?.language).toBe("de"), wait);
  expect(mail.subject).not.toMatch(/azienda|registrazione/i);
});

it("keeps a note with its file, which only the back office reads, an agent of their own customers' company", async () => {
  const details = await read<{ companyId: string }>(
    admin,
    `/back-office/users/${await idOf("azienda@solvia.example")}`,
  );
  const wish = { kind: "company-note", name: "visura.pdf", contentType: "application/pdf", size: 8 };
  const { url, fields, key } = (await admin.call("POST", "/uploads", wish)).body as {
    url: string;
    fields: Record<string, string>;
    key: string;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob(["%PDF-1.7"], { type: "application/pdf" }));
  expect((await fetch(url, { method: "POST", body: form })).status).toBeLessThan(300);
  const notes = `/back-office/companies/${details.companyId}/notes`;
  const note = { text: "Chiamata di verifica", attachments: [{ file: key, name: "visura.pdf" }] };
  const { status, body } = await admin.call("POST", notes, note);
  expect(status).toBe(200);
  const { id, attachments } = body as { id: string; attachments: { id: string }[] };
  const file = `/download-file/${attachments[0]?.id}`;
  expect((await admin.call("GET", file)).status).toBe(302);
  const customer = await new Caller(cloud.url).login("azienda@solvia.example");
  for (const caller of [agent, customer, new Caller(cloud.url)])
    expect((await caller.call("GET", file)).status).toBe(404);
  const owner = { ownerId: await idOf("agente@solvia.example") };
  await admin.call("POST", `/back-office/users/${await idOf("azienda@solvia.example")}/owner`, owner);
  const { status: found, headers } = await agent.call("GET", file);
  expect(found).toBe(302);
  expect((await admin.call("DELETE", `${notes}/${id}`)).status).toBe(204);
  await vi.waitFor(async () => expect((await fetch(headers.get("location")!)).status).toBe(404), wait);
  expect((await read<Page<object>>(admin, notes)).items).toEqual([]);
});

it("erases a user, who can't log in any more and is found no more", async () => {
  const id = await idOf("premium@solvia.example");
  expect((await admin.call("DELETE", `/back-office/users/${id}`)).status).toBe(204);
  await expect(new Caller(cloud.url).login("premium@solvia.example")).rejects.toThrow("401");
  await vi.waitFor(async () => expect(await users(admin, "search=elena%20riva")).toEqual([]), wait);
  const own = await idOf("admin@solvia.example");
  expect((await admin.call("DELETE", `/back-office/users/${own}`)).status).toBe(403);
});
