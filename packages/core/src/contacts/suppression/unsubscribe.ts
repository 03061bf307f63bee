import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { timingSafeEqual } from "node:crypto";
import { Problem } from "../../platform/problems.ts";
import { leaveByToken, readLeave } from "../../publications/index.ts";
import { OutboxEntity, outboxItem } from "../../platform/work/outbox.ts";
import type { Contact } from "../contact.ts";
import { contactUnsubscribed } from "../events.ts";
import { findContact } from "../stored-contact.ts";
import { keyed } from "./keyed.ts";
import { hashOfAddress, isSuppressed, suppress, suppressHash } from "./suppress.ts";

/** Characters of a keyed hash. */
const hashLength = 43;

/**
 * What a letter's link carries: whose it is, the hash by which its address is left alone, and one that only we can make. So it works whatever becomes
 * of the contact: merged into another, or deleted and brought in again. No dot is in it: an address that ends as a file's name is sought among the
 * files (functions/edge/page-object.ts).
 */
export async function unsubscribeToken({ id, email }: Pick<Contact, "id" | "email">): Promise<string> {
  const whose = `${id}-${await hashOfAddress(email)}`;
  return `${whose}${await keyed("unsubscribe", whose)}`;
}

/** The contact that a link is of, and its address's hash; undefined where it is made up, or of letters of another kind. */
async function whoseIs(token: string): Promise<{ id: string; hash: string } | undefined> {
  const [whose, proof] = [token.slice(0, -hashLength), token.slice(-hashLength)];
  const [given, right] = [Buffer.from(proof), Buffer.from(await keyed("unsubscribe", whose))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { id: whose.slice(0, -hashLength - 1), hash: whose.slice(-hashLength) };
}

/** "a…@example.com": whoever has the letter knows the address, whoever has only the link doesn't learn it. */
const masked = (email: string): string => `${email.slice(0, 1)}…@${email.split("@").at(-1) ?? ""}`;

/** What the page of a link says, without changing anything: of letters with offers, or about publications. Problem: token-invalid. */
export async function readUnsubscription(token: string) {
  const whose = await whoseIs(token);
  if (!whose) {
    const leave = await readLeave(token);
    if (!leave) throw new Problem("token-invalid");
    const { email, left } = leave;
    return { about: "publications" as const, ...(email && { email: masked(email) }), unsubscribed: left };
  }
  const [contact, unsubscribed] = await Promise.all([findContact(whose.id), isSuppressed(whose.hash)]);
  return { about: "offers" as const, ...(contact && { email: masked(contact.email) }), unsubscribed };
}

/**
 * None of the letters of a link any more (RFC 8058): with offers, whatever list they come from, or about publications. May be repeated.
 * Problems: token-invalid, version-conflict.
 */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const whose = await whoseIs(token);
  if (!whose) {
    if (await leaveByToken(token, now)) return;
    throw new Problem("token-invalid");
  }
  await suppressHash(whose.hash, "unsubscribed", now);
  const contact = await findContact(whose.id);
  for (const email of contact ? [contact.email, ...contact.formerEmails] : [])
    await suppress(email, "unsubscribed", now);
  await OutboxEntity.build(PutItemCommand)
    .item(outboxItem(contactUnsubscribed.of({ contactId: whose.id }), now))
    .send();
}
