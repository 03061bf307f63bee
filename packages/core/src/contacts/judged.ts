import type { Contact } from "./contact.ts";
import { mayBeMailed, type MailVerdict } from "./may-be-mailed.ts";
import { suppressionReasons, type SuppressionReason } from "./suppression/reasons.ts";
import { suppressionsOf } from "./suppression/suppress.ts";

export type JudgedContact = Contact & { verdict: MailVerdict; suppressed?: SuppressionReason | undefined };

const addressesOf = ({ email, formerEmails }: Contact) => [email, ...formerEmails];

/** Contacts with whether each may be written to: one that has taken another in is left alone where either was to be. */
export async function judged(contacts: readonly Contact[], now: Date): Promise<JudgedContact[]> {
  const reasons = await suppressionsOf(contacts.flatMap(addressesOf));
  return contacts.map((contact) => {
    const own = addressesOf(contact).flatMap((email) => reasons.get(email) ?? []);
    const suppressed = suppressionReasons.findLast((reason) => own.includes(reason));
    return { ...contact, suppressed, verdict: mayBeMailed({ ...contact, suppressed }, contact.country, now) };
  });
}

/** One of them. */
export async function judgedOne(contact: Contact, now: Date): Promise<JudgedContact> {
  const [one] = await judged([contact], now);
  return one!;
}
