import { beforeAll, expect, it } from "vitest";
import { anEmail, announced, stored } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/shop.ts";
import { addressData, eraseAddress } from "./by-address.ts";
import { insertContacts } from "./bulk/insert-contacts.ts";
import { subscriptionAsked } from "./events.ts";
import { judgedOne } from "./judged.ts";
import { listContacts } from "./list-contacts.ts";
import { createContactList, deleteContactList, listContactLists } from "./lists/contact-lists.ts";
import { mergeContacts } from "./merge-contacts.ts";
import { confirmSubscription } from "./opt-in/confirm.ts";
import { askSubscription } from "./opt-in/subscribe.ts";
import { changeContact, createContact, deleteContact } from "./save-contact.ts";
import { contactOfAddress } from "./stored-contact.ts";
import { readUnsubscription, unsubscribe, unsubscribeToken } from "./suppression/unsubscribe.ts";
import { suppress, suppressionsOf } from "./suppression/suppress.ts";

useDatabase();
beforeAll(() => {
  process.env["CONTACTS_KEY"] = "of this test";
});

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const refusal = (code: string) => ({ code });
const ask = (email: string, at = now) =>
  askSubscription({ email, list: "newsletter", language: "it", locale: "it", ip: "192.0.2.7" }, at);
const tokens = async () => (await announced(subscriptionAsked)).map(({ token }) => token);
/** The token of the letter that this one ask has caused. */
async function asked(email: string, at = now): Promise<string> {
  const before = await tokens();
  await ask(email, at);
  return (await tokens()).find((token) => !before.includes(token)) ?? "";
}
const typed = (email = anEmail()) => ({ email, language: "it" as const, lists: [], source: "Fiera di Rimini" });
const countOf = async (name: string) => (await listContactLists()).items.find((list) => list.name === name)?.count;

it("nobody is in the newsletter before the address's reader says yes, and then with the proof of it", async () => {
  const email = anEmail();
  const token = await asked(email);
  expect(await contactOfAddress(email)).toBeUndefined();
  expect(await confirmSubscription(token, later(47))).toEqual({ list: "newsletter" });
  const contact = await contactOfAddress(email);
  expect(contact).toMatchObject({
    lists: ["newsletter"],
    legalBasis: { kind: "consent", source: "newsletter", proof: expect.stringContaining("192.0.2.7") as unknown },
  });
  const count = await countOf("newsletter");
  expect(await confirmSubscription(token, later(60))).toEqual({ list: "newsletter" });
  expect(await countOf("newsletter")).toBe(count);
});

it("attack: a link is over after 48 hours, none is guessed, and an address gets three letters a day", async () => {
  const email = anEmail();
  const token = await asked(email);
  await expect(confirmSubscription(token, later(49))).rejects.toMatchObject(refusal("token-invalid"));
  await expect(confirmSubscription("A".repeat(43), now)).rejects.toMatchObject(refusal("token-invalid"));
  const before = (await tokens()).length;
  for (let n = 0; n < 5; n++) await ask(email);
  expect((await tokens()).length - before).toBe(2);
  await expect(ask("rossi@pec.it")).rejects.toMatchObject({ fields: [{ field: "email", code: "pec" }] });
});

it("a link of a letter says no at once and for good, and saying yes again by a letter's link counts", async () => {
  const email = anEmail();
  await confirmSubscription(await asked(email), now);
  const contact = (await contactOfAddress(email))!;
  const token = await unsubscribeToken(contact);
  // An address that ends as a file's name is sought among the files.
  expect(token).toMatch(/^[0-9A-Z]{26}-[\w-]{86}$/);
  expect(await readUnsubscription(token)).toEqual({
    about: "offers",
    email: `${email.slice(0, 1)}…@example.com`,
    unsubscribed: false,
  });
  expect(await suppressionsOf([email])).toEqual(new Map());
  await unsubscribe(token, now);
  await unsubscribe(token, now);
  const [row] = (await listContacts({ text: email, limit: 10 }, now)).items;
  expect(row).toMatchObject({ verdict: { allowed: false, reason: "unsubscribed" }, lists: ["newsletter"] });
  await expect(unsubscribe(`${contact.id}.${"A".repeat(43)}`, now)).rejects.toMatchObject(refusal("token-invalid"));
  await confirmSubscription(await asked(email, later(30)), later(30));
  const [again] = (await listContacts({ text: email, limit: 10 }, later(30))).items;
  expect(again).toMatchObject({ verdict: { allowed: true, basis: "consent" } });
});

it("a stronger reason takes a weaker one's place, and no weaker a stronger one's", async () => {
  const email = anEmail();
  await suppress(email, "bounced", now);
  await suppress(email, "unsubscribed", now);
  expect((await suppressionsOf([email])).get(email)).toBe("bounced");
  await suppress(email, "complained", now);
  await suppress(email, "erased", now);
  expect((await suppressionsOf([email])).get(email)).toBe("complained");
});

it("one contact has an address, under the revision that was read", async () => {
  const contact = await createContact({ ...typed(), telephone: "02 8394 1234" }, now);
  expect(contact).toMatchObject({ telephone: "+390283941234", revision: 1 });
  const taken = { fields: [{ field: "email", code: "taken" }] };
  await expect(createContact(typed(contact.email), now)).rejects.toMatchObject(taken);
  const other = await createContact(typed(), now);
  const change = { ...typed(contact.email), revision: 1 };
  await expect(changeContact(other.id, change, now)).rejects.toMatchObject(taken);
  await changeContact(other.id, { ...typed(other.email), name: "Ugo", revision: 1 }, now);
  await expect(changeContact(other.id, { ...typed(other.email), revision: 1 }, now)).rejects.toMatchObject(
    refusal("version-conflict"),
  );
  await deleteContact(contact.id, now);
  expect(await createContact(typed(contact.email), now)).toMatchObject({ email: contact.email });
  const basis = { kind: "soft_spam", orderId: "01K0000000000000000000NONE", date: now.toISOString() } as const;
  await expect(createContact({ ...typed("rossi@pec.it"), legalBasis: basis }, now)).rejects.toMatchObject({
    fields: [
      { field: "legalBasis.orderId", code: "not-found" },
      { field: "email", code: "pec" },
    ],
  });
});

it("keeps the counts of lists, and deletes a list without its contacts", async () => {
  await createContactList("fiera", now);
  await expect(createContactList("fiera", now)).rejects.toMatchObject({ fields: [{ field: "name", code: "taken" }] });
  const contact = await createContact({ ...typed(), lists: ["fiera"] }, now);
  await createContact({ ...typed(), lists: ["fiera"] }, now);
  expect(await countOf("fiera")).toBe(2);
  await expect(createContact({ ...typed(), lists: ["nessuna"] }, now)).rejects.toMatchObject({
    fields: [{ field: "lists", code: "not-found" }],
  });
  expect((await listContacts({ list: "fiera", limit: 10 }, now)).items).toHaveLength(2);
  await deleteContactList("fiera", now);
  expect(await countOf("fiera")).toBeUndefined();
  expect(await contactOfAddress(contact.email)).toMatchObject({ lists: [], revision: 2 });
  await expect(deleteContactList("newsletter", now)).rejects.toMatchObject(refusal("forbidden"));
  await expect(deleteContactList("fiera", now)).rejects.toMatchObject(refusal("not-found"));
});

it("merges two contacts: asks where they differ, loses nothing, and either address finds the one that is left", async () => {
  await createContactList("uno", now);
  await createContactList("due", now);
  const kept = await createContact({ ...typed(), name: "Ada", lists: ["uno"] }, now);
  const other = await createContact({ ...typed(), name: "Ada Neri", company: "Sole", lists: ["uno", "due"] }, now);
  const wish = { otherId: other.id, revision: 1, otherRevision: 1 };
  await expect(mergeContacts(kept.id, { ...wish, choices: { email: "kept" } }, now)).rejects.toMatchObject({
    fields: [{ field: "choices.name", code: "choose" }],
  });
  const merged = await mergeContacts(kept.id, { ...wish, choices: { email: "kept", name: "other" } }, now);
  expect(merged).toMatchObject({
    email: kept.email,
    formerEmails: [other.email],
    name: "Ada Neri",
    company: "Sole",
    lists: ["uno", "due"],
  });
  expect(await contactOfAddress(other.email)).toMatchObject({ id: kept.id });
  expect([await countOf("uno"), await countOf("due")]).toEqual([1, 1]);
  await suppress(other.email, "complained", now);
  expect((await listContacts({ text: kept.email, limit: 1 }, now)).items[0]).toMatchObject({
    verdict: { reason: "complained" },
  });
  await expect(createContact(typed(other.email), now)).rejects.toMatchObject({ fields: [{ code: "taken" }] });
});

it("a link of a letter counts also where its contact was merged, or deleted and brought in again", async () => {
  const [kept, other, gone] = [
    await createContact(typed(), now),
    await createContact(typed(), now),
    await createContact(typed(), now),
  ];
  const [ofOther, ofGone] = [await unsubscribeToken(other), await unsubscribeToken(gone)];
  const wish = { otherId: other.id, revision: 1, otherRevision: 1, choices: { email: "kept" as const } };
  await mergeContacts(kept.id, wish, now);
  expect(await readUnsubscription(ofOther)).toEqual({ about: "offers", unsubscribed: false });
  await unsubscribe(ofOther, now);
  expect(await readUnsubscription(ofOther)).toEqual({ about: "offers", unsubscribed: true });
  const verdictOf = async (text: string) => (await listContacts({ text, limit: 1 }, now)).items[0]?.verdict;
  expect(await verdictOf(kept.email)).toMatchObject({ allowed: false, reason: "unsubscribed" });
  await deleteContact(gone.id, now);
  await createContact(typed(gone.email), now);
  await unsubscribe(ofGone, now);
  expect(await verdictOf(gone.email)).toMatchObject({ allowed: false, reason: "unsubscribed" });
});

it("attack: a yes said at a former address is no consent for the contact's other one", async () => {
  const [kept, other] = [await createContact(typed(), now), await createContact(typed(), now)];
  const wish = { otherId: other.id, revision: 1, otherRevision: 1, choices: { email: "kept" as const } };
  await mergeContacts(kept.id, wish, now);
  await suppress(other.email, "complained", now);
  const count = (await countOf("newsletter")) ?? 0;
  await confirmSubscription(await asked(other.email), now);
  const own = await contactOfAddress(other.email);
  expect(own).toMatchObject({ email: other.email, formerEmails: [], lists: ["newsletter"] });
  expect(own?.legalBasis).toMatchObject({ kind: "consent" });
  const left = await contactOfAddress(kept.email);
  expect(left).toMatchObject({ id: kept.id, email: kept.email, formerEmails: [], lists: [], revision: 3 });
  expect(left?.legalBasis).toBeUndefined();
  expect(own?.id).not.toBe(kept.id);
  expect(await countOf("newsletter")).toBe(count + 1);
  expect(await suppressionsOf([kept.email, other.email])).toEqual(new Map([[kept.email, "complained"]]));
  const [row] = (await listContacts({ text: other.email, limit: 1 }, now)).items;
  expect(row).toMatchObject({ email: other.email, verdict: { allowed: true, basis: "consent" } });
  // Each address stays one contact's, and both may be merged again.
  await expect(createContact(typed(other.email), now)).rejects.toMatchObject({ fields: [{ code: "taken" }] });
  await mergeContacts(
    kept.id,
    { otherId: own?.id ?? "", revision: 3, otherRevision: 1, choices: { email: "kept", source: "kept" } },
    now,
  );
  expect(await contactOfAddress(other.email)).toMatchObject({ id: kept.id, formerEmails: [other.email] });
});

it("attack: a merge gives one person's consent to no other's address, nor does a change of address", async () => {
  const legalBasis = {
    kind: "consent",
    date: now.toISOString(),
    source: "fiera",
    textVersion: "1",
    proof: "modulo 1",
  } as const;
  const agreed = await createContact({ ...typed(), legalBasis }, now);
  const never = await createContact(typed(), now);
  const wish = { otherId: agreed.id, revision: 1, otherRevision: 1, choices: { email: "kept" as const } };
  const merged = await mergeContacts(never.id, wish, now);
  expect(merged).toMatchObject({ email: never.email, formerEmails: [agreed.email] });
  expect(await judgedOne(merged, now)).toMatchObject({ verdict: { allowed: false, reason: "no-basis" } });
  const [own, third] = [await createContact({ ...typed(), legalBasis }, now), await createContact(typed(), now)];
  const theirs = { otherId: own.id, revision: 1, otherRevision: 1, choices: { email: "other" as const } };
  const kept = await mergeContacts(third.id, theirs, now);
  expect(await judgedOne(kept, now)).toMatchObject({ email: own.email, verdict: { allowed: true, basis: "consent" } });
  const moved = { ...typed(), legalBasis: { ...legalBasis, date: later(-1).toISOString() }, revision: kept.revision };
  await expect(changeContact(kept.id, moved, now)).rejects.toMatchObject({
    fields: [{ field: "legalBasis.kind", code: "of-other-address" }],
  });
  const proved = { ...moved, legalBasis: { ...legalBasis, proof: "modulo 2" } };
  expect(await changeContact(kept.id, proved, now)).toMatchObject({
    email: moved.email,
    legalBasis: { proof: "modulo 2" },
  });
});

it("brings two hundred contacts in, and bringing them in again changes nothing", async () => {
  await createContactList("grande", now);
  const emails = Array.from({ length: 200 }, anEmail);
  const insert = {
    given: { kind: "text", text: [...emails, "rossi@pec.it"].join("\n") },
    check: false,
    lists: ["grande"],
    source: "Elenco dello stand",
    language: "it",
  } as const;
  expect(await insertContacts({ ...insert, check: true }, now)).toMatchObject({ accepted: 200, refused: 1 });
  expect(await countOf("grande")).toBe(0);
  const done = await insertContacts(insert, now);
  expect(done).toMatchObject({ accepted: 200, changed: 0, unchanged: 0, refused: 1 });
  expect(done.rows.map(({ row }) => row)).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
  expect(await countOf("grande")).toBe(200);
  expect(await insertContacts(insert, now)).toMatchObject({ accepted: 0, unchanged: 200, refused: 1 });
  const [first] = (await listContacts({ list: "grande", limit: 1 }, now)).items;
  expect(first).toMatchObject({ verdict: { allowed: false, reason: "no-basis" } });
});

it("erases all of an address, and no list brings it back", async () => {
  const email = anEmail();
  await confirmSubscription(await asked(email), now);
  const count = (await countOf("newsletter")) ?? 0;
  expect(await addressData(email)).toMatchObject({
    contact: { email, lists: ["newsletter"] },
    subscriptions: [{ email, ip: "192.0.2.7" }],
    suppressed: null,
  });
  await eraseAddress(email, now);
  expect(await stored()).not.toContain(email);
  expect(await countOf("newsletter")).toBe(count - 1);
  expect(await addressData(email)).toEqual({
    contact: null,
    campaigns: [],
    subscriptions: [],
    messages: [],
    leads: [],
    webinars: [],
    suppressed: "erased",
  });
  const given = { kind: "text", text: email } as const;
  const again = await insertContacts({ given, check: false, lists: [], source: "Vecchio elenco", language: "it" }, now);
  expect(again.rows).toMatchObject([{ outcome: "refused", reasons: ["erased"] }]);
});
