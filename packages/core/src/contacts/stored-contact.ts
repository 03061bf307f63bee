import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { holderOf } from "../platform/holder-of.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { cancellationReasons, onlyConflicted, type Write } from "../platform/storing/transaction.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import type { Contact } from "./contact.ts";
import { addressGuard, ContactEntity } from "./contact.table.ts";
import { contactWrites, countsBy, countWrites, written, type ContactChange } from "./contact-writes.ts";

export async function findContact(id: string): Promise<Contact | undefined> {
  return (await ContactEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadContact(id: string): Promise<Contact> {
  const contact = await findContact(id);
  if (!contact) throw new Problem("not-found");
  return contact;
}

/** The contact that has an address, now or from one that it has taken in. */
export async function contactOfAddress(email: string): Promise<Contact | undefined> {
  const id = await holderOf(addressGuard, email);
  return id === undefined ? undefined : findContact(id);
}

/** The same for many, by address: two requests for each hundred. */
export async function contactsOfAddresses(emails: readonly string[]): Promise<Map<string, Contact>> {
  const guards = await readAll(
    GuardEntity,
    emails.map((value) => ({ kind: addressGuard, value })),
  );
  const contacts = await readAll(
    ContactEntity,
    guards.map(({ ownerId: id }) => ({ id })),
  );
  const byId = new Map<string, Contact>(contacts.map((contact) => [contact.id, contact]));
  return new Map(
    guards.flatMap(({ value, ownerId }) => {
      const contact = byId.get(ownerId);
      return contact ? [[value, contact] as const] : [];
    }),
  );
}

interface Also {
  also?: readonly Write[];
  events?: readonly Announced[];
}

/** What of a contact's write was refused, at its place among them: the revision, an address, a list. */
function refused(change: ContactChange, error: unknown): never {
  if (onlyConflicted(error)) throw new Problem("version-conflict");
  const places = cancellationReasons(error);
  if (!places.some(Boolean)) throw error;
  if (places[0]) throw new Problem("version-conflict");
  const known = change.before ? [change.before.email, ...change.before.formerEmails] : [];
  const fresh = change.after ? [change.after.email, ...change.after.formerEmails] : [];
  const guards = fresh.filter((email) => !known.includes(email)).length;
  if (places.slice(1, 1 + guards).some(Boolean)) throw invalid({ field: "email", code: "taken" });
  throw invalid({ field: "lists", code: "not-found" });
}

/**
 * Writes a contact with its addresses, its places in lists and their counts: all or nothing. Problems: version-conflict; invalid-input,
 * `taken` for an address of another contact, `not-found` for a list that isn't there.
 */
export async function writeContact(change: ContactChange, now: Date, { also = [], events = [] }: Also = {}) {
  try {
    await execute(
      ...contactWrites(change, now),
      ...countWrites(countsBy([change]), now),
      ...also,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    refused(change, error);
  }
  return change.after ? written({ before: change.before, after: change.after }) : undefined;
}

/** Several at once: all or nothing. Throws as the table does. */
export async function writeContacts(
  changes: readonly ContactChange[],
  now: Date,
  { also = [], events = [] }: Also = {},
): Promise<void> {
  await execute(
    ...changes.flatMap((change) => contactWrites(change, now)),
    ...countWrites(countsBy(changes), now),
    ...also,
    ...events.map((event) => announce(event, now)),
  );
}
