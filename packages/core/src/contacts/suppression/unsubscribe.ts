import { timingSafeEqual } from "node:crypto";
import { Problem } from "../../platform/problems.ts";
import { findContact } from "../stored-contact.ts";
import { keyed } from "./keyed.ts";
import { suppress, suppressionsOf } from "./suppress.ts";

/**
 * What a letter's link carries: whose it is, and a hash that only we can make. It works as long as the contact is there. No dot is in it: an address
 * that ends as a file's name is sought among the files (functions/edge/page-object.ts).
 */
export const unsubscribeToken = async (contactId: string): Promise<string> =>
  `${contactId}-${await keyed("unsubscribe", contactId)}`;

/** Problem: token-invalid. */
async function contactIdOf(token: string): Promise<string> {
  const [id = "", ...rest] = token.split("-");
  const [given, right] = [Buffer.from(rest.join("-")), Buffer.from(await keyed("unsubscribe", id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Problem("token-invalid");
  return id;
}

/** "a…@example.com": whoever has the letter knows the address, whoever has only the link doesn't learn it. */
const masked = (email: string): string => `${email.slice(0, 1)}…@${email.split("@").at(-1) ?? ""}`;

/** What the page of a link says, without changing anything. Problem: token-invalid. */
export async function readUnsubscription(token: string) {
  const contact = await findContact(await contactIdOf(token));
  if (!contact) return { unsubscribed: true };
  const reasons = await suppressionsOf([contact.email]);
  return { email: masked(contact.email), unsubscribed: reasons.has(contact.email) };
}

/** No letters with offers any more, whatever list they come from (RFC 8058). May be repeated. Problem: token-invalid. */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const contact = await findContact(await contactIdOf(token));
  // One that was erased is left alone already.
  for (const email of contact ? [contact.email, ...contact.formerEmails] : [])
    await suppress(email, "unsubscribed", now);
}
