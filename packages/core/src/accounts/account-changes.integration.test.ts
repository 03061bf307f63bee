import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { announced, business, password, privatePerson, stored, vatNumber } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/shop.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { instant } from "../platform/time.ts";
import { listCompanies, verifyCompany } from "./company/change-company.ts";
import { setAdministrationEmail, setCompanyDetails, setContactDetails, setLanguage } from "./change-details.ts";
import { changePassword } from "./login/change-password.ts";
import { login } from "./login/login.ts";
import { register } from "./registration/register.ts";
import { closeAllSessions, endSession, listSessions } from "./login/sessions.ts";
import { userOfCookie } from "./login/session.ts";
import { sessionCookie } from "../platform/http/session-cookie.ts";
import { SessionEntity } from "./user.table.ts";
import { verifyEmail } from "./registration/verify-email.ts";
import { userRegistered } from "./events.ts";

useDatabase();

const refusal = (code: string) => ({ code });
const cookiesOf = (setCookie: string) => ({
  [sessionCookie]: setCookie.slice(sessionCookie.length + 1, setCookie.indexOf(";")),
});
const enter = async (email: string, word = password) =>
  cookiesOf(await login({ email, password: word }, { device: "Firefox" }, now));
const caller = async (cookies: Record<string, string>) => (await userOfCookie(cookies, now)) as User;

async function person(registration = privatePerson()) {
  const { id } = await register(registration, "192.0.2.1", now);
  const token = (await announced(userRegistered)).find(({ userId }) => userId === id)?.token ?? "";
  await verifyEmail(token, now);
  return { id, email: registration.email };
}

it("changes a password by the old one, rotates the session and ends the others", async () => {
  const { email } = await person();
  const [one, two] = [await enter(email), await enter(email)];
  const user = await caller(one);
  const words = (given: string) => ({ password: given, newPassword: "an entirely new one" });
  await expect(changePassword(user, words("wrong"), undefined, now)).rejects.toMatchObject(
    refusal("wrong-credentials"),
  );
  const fresh = cookiesOf(await changePassword(user, words(password), undefined, now));
  expect([await caller(one), await caller(two)]).toEqual([undefined, undefined]);
  expect(await caller(fresh)).toMatchObject({ email });
  expect(await enter(email, "an entirely new one")).toBeDefined();
});

it("starts with the messages' language of the country, and takes the one that the user chooses", async () => {
  const { email } = await person();
  const cookies = await enter(email);
  const user = await caller(cookies);
  expect(user.language).toBe("it");
  await setLanguage(user, "ro");
  expect(await caller(cookies)).toMatchObject({ language: "ro", locale: "it", email });
});

it("ends every session, also of more than one answer of the table holds", async () => {
  const { id, email } = await person();
  const user = await caller(await enter(email));
  const many = Array.from({ length: 300 }, (_, index) => ({
    userId: id,
    secretHash: `hash${index}`,
    id: newId(),
    createdOn: instant(now),
    lastSeenOn: instant(now),
    device: "x".repeat(4000),
    expiresAt: Math.floor(now.getTime() / 1000) + 3600,
  }));
  await Promise.all(many.map((session) => SessionEntity.build(PutItemCommand).item(session).send()));
  expect((await listSessions(user, now)).items).toHaveLength(301);
  await closeAllSessions(id);
  expect((await listSessions(user, now)).items).toEqual([]);
});

it("lists open sessions and ends one of one's own, never another's (IDOR)", async () => {
  const [mine, other] = [await person(), await person()];
  const [one, two] = [await enter(mine.email), await enter(mine.email)];
  const [user, stranger] = [await caller(one), await caller(await enter(other.email))];
  const { items } = await listSessions(user, now);
  expect(items.map(({ device }) => device)).toEqual(["Firefox", "Firefox"]);
  expect(items.filter(({ current }) => current).map(({ id }) => id)).toEqual([user.sessionId]);
  const second = (await caller(two)).sessionId;
  await expect(endSession(stranger, second, now)).rejects.toMatchObject(refusal("not-found"));
  await endSession(user, second, now);
  expect(await caller(two)).toBeUndefined();
  expect(await caller(one)).toMatchObject({ id: mine.id });
});

it("keeps contact details with the telephone as E.164", async () => {
  const { email } = await person();
  const user = await caller(await enter(email));
  const contact = { name: "Bea", surname: "Blu", telephone: "333 1234567" };
  await setContactDetails(user, contact);
  expect(await caller(await enter(email))).toMatchObject({ name: "Bea", surname: "Blu" });
  expect(await stored()).toContain("+393331234567");
  await expect(setContactDetails(user, { ...contact, telephone: "1" })).rejects.toMatchObject({
    fields: [{ field: "telephone", code: "invalid-phone" }],
  });
});

it("keeps a company's PEC, billing code and administration e-mail", async () => {
  const { id, email } = await person(business(vatNumber()));
  const waiting = (await listCompanies({ status: "pending", limit: 200 })).items;
  await verifyCompany(waiting.find(({ userIds }) => userIds.includes(id))?.id ?? "", now);
  const user = await caller(await enter(email));
  const set = async (details: Parameters<typeof setCompanyDetails>[1]) =>
    (await setCompanyDetails(user, details)).company;
  expect(await set({ pec: "neri@pec.example" })).toMatchObject({ pec: "neri@pec.example" });
  expect(await set({ pec: "neri@pec.example" })).not.toHaveProperty("electronicBillingCode");
  expect(await set({})).toMatchObject({ electronicBillingCode: "0000000" });
  expect(await set({ electronicBillingCode: "ABC1234" })).not.toHaveProperty("pec");
  await expect(set({ electronicBillingCode: "XXXXXXX" })).rejects.toMatchObject(refusal("invalid-input"));
  const { company } = await setAdministrationEmail(user, "conti@neri.example");
  expect(company.administrationEmail).toBe("conti@neri.example");
  const alone = await caller(await enter((await person()).email));
  await expect(setAdministrationEmail(alone, "a@b.example")).rejects.toMatchObject(refusal("not-found"));
});

it("sends the session's cookie over TLS alone where the shop itself is reached so", async () => {
  const { email } = await person();
  process.env["SITE_ORIGIN"] = "http://localhost:3000";
  const plain = await login({ email, password }, {}, now);
  process.env["SITE_ORIGIN"] = "https://shop.solvia.example";
  const secure = await login({ email, password }, {}, now);
  process.env["SITE_ORIGIN"] = "http://localhost:3000";
  expect(plain).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect(secure).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});
