import { timingSafeEqual } from "node:crypto";
import { Problem } from "../../platform/problems.ts";
import { leaveByToken, readLeave } from "../../publications/index.ts";
import { findContact } from "../stored-contact.ts";
import { keyed } from "./keyed.ts";
import { suppress, suppressionsOf } from "./suppress.ts";

/**
 * What a letter's link carries: whose it is, and a hash that only we can make. It works as long as the contact is there. No dot is in it: an address
 * that ends as a file's name is sought among the files (functions/edge/page-object.ts).
 */
export const unsubscribeToken = async (contactId: string): Promise<string> =>
  `${contactId}-${await keyed("unsubscribe", contactId)}`;

/** The contact that a link is of; undefined where it is made up, or of letters of another kind. */
async function contactIdOf(token: string): Promise<string | undefined> {
  const [id = "", ...rest] = token.split("-");
  const [given, right] = [Buffer.from(rest.join("-")), Buffer.from(await keyed("unsubscribe", id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** "a…@example.com": whoever has the letter knows the address, whoever has only the link doesn't learn it. */
const masked = (email: string): string => `${email.slice(0, 1)}…@${email.split("@").at(-1) ?? ""}`;

/** What the page of a link says, without changing anything: of letters with offers, or about publications. Problem: token-invalid. */
export async function readUnsubscription(token: string) {
  const contactId = await contactIdOf(token);
  if (contactId === undefined) {
    const leave = await readLeave(token);
    if (!leave) throw new Problem("token-invalid");
    const { email, left } = leave;
    return { about: "publications" as const, ...(email && { email: masked(email) }), unsubscribed: left };
  }
  const contact = await findContact(contactId);
  if (!contact) return { about: "offers" as const, unsubscribed: true };
  const reasons = await suppressionsOf([contact.email]);
  return { about: "offers" as const, email: masked(contact.email), unsubscribed: reasons.has(contact.email) };
}

/**
 * None of the letters of a link any more (RFC 8058): with offers, whatever list they come from, or about publications. May be repeated.
 * Problems: token-invalid, version-conflict.
 */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const contactId = await contactIdOf(token);
  if (contactId === undefined) {
    if (await leaveByToken(token, now)) return;
    throw new Problem("token-invalid");
  }
  const contact = await findContact(contactId);
  // One that was erased is left alone already.
  for (const email of contact ? [contact.email, ...contact.formerEmails] : [])
    await suppress(email, "unsubscribed", now);
}
