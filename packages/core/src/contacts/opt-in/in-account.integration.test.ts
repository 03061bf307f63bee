import { beforeAll, expect, it } from "vitest";
import { anEmail, announced, password, privatePerson, stored } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { askEmailChange } from "../../accounts/change-email.ts";
import { closeAccount } from "../../accounts/close-account.ts";
import { emailChangeAsked, userRegistered } from "../../accounts/events.ts";
import { register } from "../../accounts/registration/register.ts";
import { verifyEmail } from "../../accounts/registration/verify-email.ts";
import { eraseAddress } from "../by-address.ts";
import { judgedOne } from "../judged.ts";
import { createContact } from "../save-contact.ts";
import { contactOfAddress } from "../stored-contact.ts";
import { suppress, suppressionsOf } from "../suppression/suppress.ts";
import { unsubscribe, unsubscribeToken } from "../suppression/unsubscribe.ts";
import { followConfirmed, ownSettings, saveOwnSettings } from "./in-account.ts";

useDatabase();
beforeAll(() => {
  process.env["CONTACTS_KEY"] = "of this test";
});

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const ip = "192.0.2.7";
const consent = {
  kind: "consent",
  date: now.toISOString(),
  source: "fiera",
  textVersion: "1",
  proof: "modulo",
} as const;
const typed = (email: string) => ({ email, language: "it" as const, lists: [], source: "Fiera" });

async function verified(of: typeof userRegistered | typeof emailChangeAsked, id: string, at = now) {
  const token = (await announced(of)).findLast(({ userId }) => userId === id)?.token ?? "";
  const { userId, before } = await verifyEmail(token, at);
  await followConfirmed(userId, before, at);
}
async function account(marketingConsent = false) {
  const registration = { ...privatePerson(anEmail()), marketingConsent };
  const { id } = await register(registration, ip, now);
  await verified(userRegistered, id);
  return { user: { id }, email: registration.email };
}
const set = async (user: { id: string }, marketing: boolean, at = now) =>
  saveOwnSettings(user, { ...(await ownSettings(user, at)), marketing }, ip, at);
async function verdictOf(email: string, at = now) {
  const contact = await contactOfAddress(email);
  return contact && (await judgedOne(contact, at)).verdict;
}
const unsubscribed = { allowed: false, reason: "unsubscribed" };

it("attack: whoever no longer wants offers in their account gets none, on whatever ground they were written to", async () => {
  const { user, email } = await account();
  await createContact({ ...typed(email), legalBasis: consent }, now);
  expect(await ownSettings(user, now)).toMatchObject({ marketing: true });
  expect(await set(user, false)).toMatchObject({ marketing: false });
  expect(await verdictOf(email)).toEqual(unsubscribed);
  expect(await set(user, true, later(1))).toMatchObject({ marketing: true });
  expect(await verdictOf(email, later(1))).toEqual({ allowed: true, basis: "consent" });
  expect((await contactOfAddress(email))?.legalBasis).toMatchObject({
    source: "account",
    date: later(1).toISOString(),
  });
  expect(await set(user, false, later(2))).toMatchObject({ marketing: false });
  expect(await verdictOf(email, later(2))).toEqual(unsubscribed);
});

it("whoever agrees in their account is in the newsletter, with the proof, and a letter's link says no in the account too", async () => {
  const { user, email } = await account();
  expect(await contactOfAddress(email)).toBeUndefined();
  await set(user, true);
  const contact = (await contactOfAddress(email))!;
  expect(contact).toMatchObject({ lists: ["newsletter"], legalBasis: { kind: "consent", source: "account" } });
  await unsubscribe(await unsubscribeToken(contact), later(1));
  expect(await ownSettings(user, later(1))).toMatchObject({ marketing: false });
  // Another setting changes nothing of it.
  await saveOwnSettings(user, { ...(await ownSettings(user, later(1))), orderMails: false }, ip, later(1));
  expect(await verdictOf(email, later(1))).toEqual(unsubscribed);
});

it("a yes of the registration holds once the address is confirmed, and not before", async () => {
  const registration = { ...privatePerson(anEmail()), marketingConsent: true };
  const { id } = await register(registration, ip, now);
  expect(await contactOfAddress(registration.email)).toBeUndefined();
  await verified(userRegistered, id);
  expect(await verdictOf(registration.email)).toEqual({ allowed: true, basis: "consent" });
  const { email } = await account(false);
  expect(await contactOfAddress(email)).toBeUndefined();
});

it("attack: of an unconfirmed address an account neither learns nor changes anything", async () => {
  const email = anEmail();
  await createContact({ ...typed(email), legalBasis: consent }, now);
  const user = await register(privatePerson(email), ip, now);
  expect(await ownSettings(user, now)).toMatchObject({ marketing: false });
  await set(user, true);
  await set(user, false);
  expect(await verdictOf(email)).toEqual({ allowed: true, basis: "consent" });
  await closeAccount(user, password, now, (one) => eraseAddress(one, now));
  expect(await verdictOf(email)).toEqual({ allowed: true, basis: "consent" });
});

it("with a new address the former one loses what was agreed in the account, and a no goes along", async () => {
  const moved = async ({ user }: { user: { id: string } }, to: string) => {
    await askEmailChange(user, { email: to, password }, now);
    await verified(emailChangeAsked, user.id);
  };
  const [one, other] = [await account(true), await account(true)];
  const [to, otherTo] = [anEmail(), anEmail()];
  await moved(one, to);
  expect(await verdictOf(one.email)).toEqual({ allowed: false, reason: "no-basis" });
  expect(await verdictOf(to)).toEqual({ allowed: true, basis: "consent" });
  await suppress(other.email, "complained", now);
  await moved(other, otherTo);
  expect(await ownSettings(other.user, now)).toMatchObject({ marketing: false });
  expect(await verdictOf(otherTo)).toBeUndefined();
});

it("a closed account's address is in no list, and no list brings it back", async () => {
  const { user, email } = await account(true);
  await closeAccount(user, password, now, (one) => eraseAddress(one, now));
  expect(await contactOfAddress(email)).toBeUndefined();
  expect((await suppressionsOf([email])).get(email)).toBe("erased");
  expect(await stored()).not.toContain(email);
});
