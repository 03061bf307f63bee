import { expect, it } from "vitest";
import {
  anEmail,
  announced,
  business,
  password,
  privatePerson,
  stored,
  vatNumber,
} from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { buyer, now } from "../../../../tests/support/shop.ts";
import type { User } from "../platform/access.ts";
import { blockUser, recoverUser, setRoles } from "./office/back-office-users.ts";
import { listCompanies, loadCompany, rejectCompany, setWholesale, verifyCompany } from "./company/change-company.ts";
import { setTradeVatNumber } from "./company/company-vat.ts";
import { askEmailChange } from "./change-email.ts";
import { login } from "./login/login.ts";
import { register } from "./registration/register.ts";
import { askPasswordReset, resetPassword } from "./login/reset-password.ts";
import { closeSession } from "./login/open-session.ts";
import { userOfCookie } from "./login/session.ts";
import { sessionCookie } from "../platform/http/session-cookie.ts";
import { isTaken } from "./taken.ts";
import { verifyEmail } from "./registration/verify-email.ts";
import { companyRejected, emailChangeAsked, passwordResetAsked, userRegistered } from "./events.ts";

useDatabase();

const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const cookiesOf = (setCookie: string) => ({
  [sessionCookie]: setCookie.slice(sessionCookie.length + 1, setCookie.indexOf(";")),
});
const enter = async (email: string, word = password, at = now) =>
  cookiesOf(await login({ email, password: word }, { device: "test" }, at));
const refusal = (code: string) => ({ code });
const admin = (): User => ({ ...buyer(), roles: ["customer", "admin"] });

async function tokenOf(
  event: typeof userRegistered | typeof passwordResetAsked | typeof emailChangeAsked,
  userId: string,
): Promise<string> {
  return (await announced(event)).findLast((payload) => payload.userId === userId)?.token ?? "";
}

async function verified() {
  const email = anEmail();
  const { id } = await register(privatePerson(email), "192.0.2.1", now);
  await verifyEmail(await tokenOf(userRegistered, id), now);
  return { id, email };
}

async function company(number = vatNumber()) {
  const email = anEmail();
  const { id } = await register(business(number, email), "192.0.2.1", now);
  expect(await verifyEmail(await tokenOf(userRegistered, id), now)).toMatchObject({ companyWaits: true });
  const waiting = (await listCompanies({ status: "pending", limit: 200 })).items;
  return { id, email, number, companyId: waiting.find(({ userIds }) => userIds.includes(id))?.id ?? "" };
}

it("answers a login 401, then 406, then lets a private person in", async () => {
  const email = anEmail();
  const { id } = await register(privatePerson(email), "192.0.2.1", now);
  await expect(login({ email, password: "something else" }, { device: undefined }, now)).rejects.toMatchObject(
    refusal("wrong-credentials"),
  );
  await expect(login({ email: anEmail(), password }, { device: undefined }, now)).rejects.toMatchObject(
    refusal("wrong-credentials"),
  );
  await expect(login({ email, password }, { device: undefined }, now)).rejects.toMatchObject(
    refusal("email-not-verified"),
  );
  expect(await verifyEmail(await tokenOf(userRegistered, id), now)).toMatchObject({ companyWaits: false });
  expect(await userOfCookie(await enter(email), now)).toMatchObject({ id, email, roles: ["customer"] });
});

it("decides about a company while its number's answer is written beside", async () => {
  for (const decide of [verifyCompany, (id: string, at: Date) => rejectCompany(id, "unknown", at)]) {
    const { companyId } = await company();
    const beside = async () => {
      for (let writes = 0; writes < 5; writes++)
        await setTradeVatNumber(companyId, null, { now, seen: null }).catch(() => undefined);
    };
    const [{ status }] = await Promise.all([decide(companyId, now), beside()]);
    expect(status).not.toBe("pending");
    expect(await loadCompany(companyId)).toMatchObject({ status });
  }
});

it("lets a company in when the back office has verified it, 412 before, 401 when rejected", async () => {
  const { email, companyId } = await company();
  await expect(enter(email)).rejects.toMatchObject(refusal("company-not-verified"));
  await verifyCompany(companyId, now);
  expect(await userOfCookie(await enter(email), now)).toMatchObject({ companyVerified: true, wholesaleActive: false });
  await setWholesale(companyId, true);
  expect(await userOfCookie(await enter(email), now)).toMatchObject({ wholesaleActive: true });
  await expect(rejectCompany(companyId, "late", now)).rejects.toMatchObject(refusal("invalid-transition"));
  const other = await company();
  await rejectCompany(other.companyId, "not found in the register", now);
  await expect(enter(other.email)).rejects.toMatchObject(refusal("wrong-credentials"));
  expect(await isTaken("VAT", `IT${other.number}`)).toBe(false);
  expect((await announced(companyRejected)).at(-1)).toMatchObject({ reason: "not found in the register" });
});

it("gives one e-mail to one of many who register with it at once, and one VAT number too", async () => {
  const email = anEmail();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => register(privatePerson(email), "192.0.2.1", now)),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const fields = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.fields[0]] : []));
  expect(fields).toEqual(Array.from({ length: 4 }, () => ({ field: "email", code: "taken" })));
  const number = vatNumber();
  const companies = await Promise.allSettled(
    Array.from({ length: 3 }, () => register(business(number), "192.0.2.1", now)),
  );
  expect(companies.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("attack: session fixation - a login makes a new secret, whatever cookie was there, and ends with the logout", async () => {
  const { email } = await verified();
  const [one, two] = [await enter(email), await enter(email)];
  expect(one).not.toEqual(two);
  await closeSession(one);
  expect(await userOfCookie(one, now)).toBeUndefined();
  expect(await userOfCookie(two, now)).toMatchObject({ email });
});

it("attack: forged and stale cookies open nothing", async () => {
  const { id, email } = await verified();
  const cookie = await enter(email);
  expect(await userOfCookie({ [sessionCookie]: `${id}.${"A".repeat(43)}` }, now)).toBeUndefined();
  const other = await verified();
  const secret = cookie[sessionCookie]?.split(".")[1] ?? "";
  expect(await userOfCookie({ [sessionCookie]: `${other.id}.${secret}` }, now)).toBeUndefined();
  expect(await userOfCookie(cookie, hoursLater(31 * 24))).toBeUndefined();
});

it("attack: token reuse, expiry and another purpose", async () => {
  const { id } = await register(privatePerson(), "192.0.2.1", now);
  const token = await tokenOf(userRegistered, id);
  await expect(resetPassword(token, "another password", now)).rejects.toMatchObject(refusal("token-invalid"));
  await expect(verifyEmail("A".repeat(43), now)).rejects.toMatchObject(refusal("token-invalid"));
  await verifyEmail(token, hoursLater(47));
  await expect(verifyEmail(token, hoursLater(47))).rejects.toMatchObject(refusal("email-confirmed"));
  await expect(verifyEmail(token, hoursLater(32 * 24))).rejects.toMatchObject(refusal("token-invalid"));
  const late = await register(privatePerson(), "192.0.2.1", now);
  const lateToken = await tokenOf(userRegistered, late.id);
  await expect(verifyEmail(lateToken, hoursLater(49))).rejects.toMatchObject(refusal("token-invalid"));
});

it("attack: a stolen table - neither passwords nor tokens stand in it", async () => {
  const { id } = await register(privatePerson(), "192.0.2.1", now);
  const text = await stored();
  expect(text).not.toContain(password);
  expect(text).not.toContain(await tokenOf(userRegistered, id));
});

it("attack: brute force - after five failures the next try waits, also with the right password, twice as long each time", async () => {
  const { email } = await verified();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(enter(email, "wrong password")).rejects.toMatchObject(refusal("wrong-credentials"));
  }
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const waits = (seconds: number) => ({ code: "too-many-requests", params: { retryAfter: seconds } });
  await expect(enter(email)).rejects.toMatchObject(waits(2));
  await expect(enter(email, "wrong password", later(2))).rejects.toMatchObject(refusal("wrong-credentials"));
  await expect(enter(email, password, later(3))).rejects.toMatchObject(waits(3));
  expect(await enter(email, password, later(6))).toBeDefined();
  await expect(enter(email, "wrong password", later(6))).rejects.toMatchObject(refusal("wrong-credentials"));
  expect(await enter(email, password, later(6))).toBeDefined();
});

it("resets a password once and ends every session", async () => {
  const { id, email } = await verified();
  const cookie = await enter(email);
  await askPasswordReset(email, now);
  await askPasswordReset(anEmail(), now);
  const token = await tokenOf(passwordResetAsked, id);
  await resetPassword(token, "an entirely new one", now);
  expect(await userOfCookie(cookie, now)).toBeUndefined();
  await expect(enter(email)).rejects.toMatchObject(refusal("wrong-credentials"));
  expect(await enter(email, "an entirely new one")).toBeDefined();
  await expect(resetPassword(token, "yet another one", now)).rejects.toMatchObject(refusal("token-invalid"));
});

it("ends what was asked for before a new password: another reset, and a change of e-mail that a thief began", async () => {
  const { id, email } = await verified();
  await askEmailChange({ id }, { email: anEmail(), password }, now);
  const change = await tokenOf(emailChangeAsked, id);
  await askPasswordReset(email, now);
  const first = await tokenOf(passwordResetAsked, id);
  await askPasswordReset(email, now);
  const second = await tokenOf(passwordResetAsked, id);
  await resetPassword(second, "an entirely new one", now);
  await expect(resetPassword(first, "yet another one", now)).rejects.toMatchObject(refusal("token-invalid"));
  await expect(verifyEmail(change, now)).rejects.toMatchObject(refusal("token-invalid"));
  expect(await enter(email, "an entirely new one")).toBeDefined();
});

it("ends a reset that was mailed to an address which the account has left", async () => {
  const { id, email } = await verified();
  await askPasswordReset(email, now);
  const token = await tokenOf(passwordResetAsked, id);
  await askEmailChange({ id }, { email: anEmail(), password }, now);
  await verifyEmail(await tokenOf(emailChangeAsked, id), now);
  await expect(resetPassword(token, "an entirely new one", now)).rejects.toMatchObject(refusal("token-invalid"));
});

it("changes an e-mail when its token comes back, and frees the old one", async () => {
  const { id, email } = await verified();
  const [taken, fresh] = [await verified(), anEmail()];
  await expect(askEmailChange({ id }, { email: taken.email, password }, now)).rejects.toMatchObject({
    fields: [{ code: "taken" }],
  });
  await askEmailChange({ id }, { email: fresh, password }, now);
  expect(await enter(email)).toBeDefined();
  await verifyEmail(await tokenOf(emailChangeAsked, id), now);
  await expect(enter(email)).rejects.toMatchObject(refusal("wrong-credentials"));
  expect(await userOfCookie(await enter(fresh), now)).toMatchObject({ id, email: fresh });
  expect(await isTaken("EMAIL", email)).toBe(false);
});

it("locks a blocked user out of open sessions at once, until recovered", async () => {
  const { id, email } = await verified();
  const cookie = await enter(email);
  await blockUser(admin(), id, now);
  expect(await userOfCookie(cookie, now)).toBeUndefined();
  await expect(enter(email)).rejects.toMatchObject(refusal("wrong-credentials"));
  await recoverUser(id, now);
  expect(await enter(email)).toBeDefined();
  const self = admin();
  await expect(blockUser(self, self.id, now)).rejects.toMatchObject(refusal("forbidden"));
  await expect(blockUser(self, "nobody", now)).rejects.toMatchObject(refusal("not-found"));
});

it("sets a user's roles, and the level of an agent alone", async () => {
  const { id, email } = await verified();
  await setRoles(admin(), id, { roles: ["sales_agent"], agentLevel: 2 }, now);
  expect(await userOfCookie(await enter(email), now)).toMatchObject({
    roles: ["customer", "sales_agent"],
    agentLevel: 2,
  });
  expect(await setRoles(admin(), id, { roles: [] }, now)).not.toHaveProperty("agentLevel");
});
