import { expect, it } from "vitest";
import {
  anEmail,
  announced,
  business,
  password,
  privatePerson,
  stored,
  vatNumber,
} from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now } from "../../../../../tests/support/shop.ts";
import type { User } from "../../platform/access.ts";
import { actFor, stopActing } from "../acting/act-for.ts";
import { tellOfAct } from "../acting/tell-of-act.ts";
import { blockUser, deleteUser, recoverUser, setOwner, setRoles } from "./back-office-users.ts";
import { listCompanies } from "../company/change-company.ts";
import { addNote, listNotes, removeNote } from "../company/company-notes.ts";
import { getCompanyForBackOffice } from "../company/company-details.ts";
import { listUsers } from "./list-users.ts";
import { login } from "../login/login.ts";
import { register } from "../registration/register.ts";
import { rememberRequest } from "../requests/remember-request.ts";
import { requestHistory } from "../requests/request-history.ts";
import { sessionOf, userOfCookie } from "../login/session.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { isTaken } from "../taken.ts";
import { getUserForBackOffice } from "../user-details.ts";
import { verifyEmail } from "../registration/verify-email.ts";
import { actedFor, actingBegan, userRegistered } from "../events.ts";

useDatabase();
const admin = (): User => ({ ...buyer(), roles: ["customer", "admin"] });
const reason = "The customer asked by telephone";
const refusal = (code: string) => ({ code });

async function person(registration = privatePerson()) {
  const { id } = await register(registration, "192.0.2.1", now);
  const token = (await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "";
  await verifyEmail(token, now);
  return { id, email: registration.email };
}

async function agent() {
  const { id, email } = await person();
  await setRoles(admin(), id, { roles: ["sales_agent"], agentLevel: 1 }, now);
  const set = await login({ email, password }, { device: "Firefox" }, now);
  const cookies = { [sessionCookie]: set.slice(sessionCookie.length + 1, set.indexOf(";")) };
  const caller = async (at = now) => (await userOfCookie(cookies, at)) as User;
  return { id, caller, session: sessionOf(cookies) };
}

async function companyOf(userId: string): Promise<string> {
  const { items } = await listCompanies({ status: "pending", limit: 200 });
  return items.find(({ userIds }) => userIds.includes(userId))?.id ?? "";
}

it("lists who registered at one moment page by page, each once, and begins nowhere that no page has ended", async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, async () => (await person(business(vatNumber()))).id));
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(admin(), { cursor, limit: 2 }, now);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(ids));
  const companies: (readonly string[])[] = [];
  do {
    const page = await listCompanies({ status: "pending", cursor, limit: 3 });
    companies.push(...page.items.map(({ userIds }) => userIds));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect(companies.flat().filter((id) => ids.includes(id))).toHaveLength(7);
  const ends = [
    { pk: "DIRECTORY", sk: 2 },
    { pk: "USERS", sk: found[0] },
    { pk: "DIRECTORY", sk: -2 },
  ];
  const at = (key: object) => Buffer.from(JSON.stringify(key)).toString("base64url");
  const filters = [{}, { role: "sales_agent" as const }, { role: "sales_agent" as const }];
  for (const [index, end] of ends.entries()) {
    const asked = listUsers(admin(), { cursor: at(end), limit: 2, ...filters[index] }, now);
    await expect(asked).rejects.toMatchObject(refusal("malformed-request"));
  }
});

it("gives a customer to an agent, and to nobody who is none", async () => {
  const [{ id }, owner, stranger] = [await person(), await agent(), await person()];
  expect(await setOwner(id, owner.id, now)).toMatchObject({ ownerId: owner.id });
  await expect(setOwner(id, stranger.id, now)).rejects.toMatchObject({
    fields: [{ field: "ownerId", code: "no-agent" }],
  });
  expect((await getUserForBackOffice(admin(), id, now)).owner).toEqual({ id: owner.id, name: "Ada Neri" });
  expect(await setOwner(id, null, now)).not.toHaveProperty("ownerId");
});

it("shows an agent their own customers alone, and those customers' companies (IDOR)", async () => {
  const [owner, other] = [await agent(), await agent()];
  const { id } = await person(business(vatNumber()));
  const company = await companyOf(id);
  await setOwner(id, owner.id, now);
  const [mine, strange] = [await owner.caller(), await other.caller()];
  expect(await getUserForBackOffice(mine, id, now)).toMatchObject({ id, company: { id: company } });
  expect((await getCompanyForBackOffice(mine, company, now)).users.map((user) => user.id)).toEqual([id]);
  for (const read of [
    () => getUserForBackOffice(strange, id, now),
    () => requestHistory(strange, id, 10, now),
    () => getCompanyForBackOffice(strange, company, now),
    () => listNotes(strange, company, { limit: 10 }),
    () => addNote(strange, company, { text: "x", attachments: [] }, now),
    () => actFor(strange, other.session, id, reason, now),
  ]) {
    await expect(read()).rejects.toMatchObject(refusal("not-found"));
  }
});

it("acts for a customer for an hour, says so, and never for a colleague", async () => {
  const owner = await agent();
  const [customer, colleague] = [await person(), await agent()];
  await setOwner(customer.id, owner.id, now);
  await setOwner(colleague.id, owner.id, now);
  await expect(actFor(await owner.caller(), owner.session, colleague.id, reason, now)).rejects.toMatchObject(
    refusal("forbidden"),
  );
  await actFor(await owner.caller(), owner.session, customer.id, reason, now);
  expect(await owner.caller()).toMatchObject({
    id: customer.id,
    roles: ["customer"],
    actedBy: { id: owner.id, name: "Ada Neri" },
  });
  const later = new Date(now.getTime() + 3_600_000);
  expect(await owner.caller(later)).toMatchObject({ id: owner.id, actingEnded: true });
  await stopActing(owner.session);
  expect(await owner.caller()).toMatchObject({ id: owner.id });
});

it("tells the customer who acts and why, and once of each kind of thing that was done", async () => {
  const owner = await agent();
  const { id } = await person();
  await setOwner(id, owner.id, now);
  const kindsTold = async () =>
    (await announced(actedFor)).filter(({ userId }) => userId === id).map(({ kind }) => kind);
  const act = async (kind: "cart" | "order" | "end") => tellOfAct(await owner.caller(), owner.session, kind, now);
  await actFor(await owner.caller(), owner.session, id, reason, now);
  const began = (await announced(actingBegan)).filter(({ userId }) => userId === id);
  expect(began).toMatchObject([{ by: "Ada Neri", reason }]);
  const atOnce = await owner.caller();
  await Promise.all(Array.from({ length: 5 }, () => tellOfAct(atOnce, owner.session, "cart", now)));
  for (const kind of ["cart", "order", "end", "order"] as const) await act(kind);
  expect((await kindsTold()).toSorted()).toEqual(["cart", "order"]);
  await stopActing(owner.session);
  await tellOfAct(atOnce, owner.session, "address", now);
  expect(await kindsTold()).toHaveLength(2);
  await actFor(await owner.caller(), owner.session, id, reason, now);
  await act("cart");
  expect(await kindsTold()).toHaveLength(3);
});

it("stops acting at once when the customer goes to another agent or is blocked", async () => {
  const [owner, other] = [await agent(), await agent()];
  const { id } = await person();
  await setOwner(id, owner.id, now);
  await actFor(await owner.caller(), owner.session, id, reason, now);
  await setOwner(id, other.id, now);
  expect(await owner.caller()).toMatchObject({ id: owner.id });
  await setOwner(id, owner.id, now);
  expect(await owner.caller()).toMatchObject({ id });
  await blockUser(admin(), id, now);
  expect(await owner.caller()).toMatchObject({ id: owner.id });
});

it("erases a person, whose e-mail is free again, and never the one who asks", async () => {
  const self = admin();
  const { id, email } = await person(privatePerson(anEmail()));
  await expect(deleteUser(self, self.id, now)).rejects.toMatchObject(refusal("forbidden"));
  await deleteUser(self, id, now);
  expect(await isTaken("EMAIL", email)).toBe(false);
  expect(await stored()).not.toContain(email);
  await expect(recoverUser(id, now)).rejects.toMatchObject(refusal("not-found"));
});

it("keeps notes about a company, the newest first, with their author", async () => {
  const { id } = await person(business(vatNumber()));
  const [company, author] = [await companyOf(id), await agent()];
  await setOwner(id, author.id, now);
  for (const text of ["first", "second"]) await addNote(await author.caller(), company, { text, attachments: [] }, now);
  const { items } = await listNotes(admin(), company, { limit: 10 });
  expect(items.map((note) => [note.text, note.author])).toEqual([
    ["second", "Ada Neri"],
    ["first", "Ada Neri"],
  ]);
  await removeNote(company, items[0]?.id ?? "", now);
  expect((await listNotes(admin(), company, { limit: 10 })).items.map(({ text }) => text)).toEqual(["first"]);
  await expect(removeNote(company, "none", now)).rejects.toMatchObject(refusal("not-found"));
});

it("tells what a person last asked for, at most so many, not after ninety days", async () => {
  const { id } = await person();
  for (const path of ["/a", "/b", "/c"]) {
    await rememberRequest({ id }, { method: "POST", path, route: path, status: 409, code: "not-enough-stock" }, now);
  }
  const last = async (length: number, at = now) => (await requestHistory(admin(), id, length, at)).items;
  expect((await last(2)).map(({ path }) => path)).toEqual(["/c", "/b"]);
  expect((await last(1))[0]).toMatchObject({ method: "POST", status: 409, code: "not-enough-stock" });
  expect(await last(10, new Date(now.getTime() + 91 * 86_400_000))).toEqual([]);
});
