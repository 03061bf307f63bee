import type { Contact } from "./contact.ts";
import { mayBeMailed, type MailVerdict } from "./may-be-mailed.ts";
import { soldTo } from "./sold-to.ts";
import { suppressionReasons, type SuppressionReason } from "./suppression/reasons.ts";
import { suppressionsOf } from "./suppression/suppress.ts";

export type JudgedContact = Contact & { verdict: MailVerdict; suppressed?: SuppressionReason | undefined };

const addressesOf = ({ email, formerEmails }: Contact) => [email, ...formerEmails];

/** Contacts with whether each may be written to today: one that has taken another in is left alone where either was to be. */
export async function judged(contacts: readonly Contact[], now: Date): Promise<JudgedContact[]> {
  const [reasons, sold] = await Promise.all([suppressionsOf(contacts.flatMap(addressesOf)), soldTo(contacts)]);
  const verdictOf = (one: Parameters<typeof mayBeMailed>[0] & Contact) => mayBeMailed(one, one.country, now);
  return contacts.map((contact) => {
    const own = addressesOf(contact).flatMap((email) => reasons.get(email) ?? []);
    const suppressed = suppressionReasons.findLast((reason) => own.includes(reason));
    return { ...contact, suppressed, verdict: verdictOf({ ...contact, suppressed, sold: sold(contact) }) };
  });
}

/** One of them. */
export async function judgedOne(contact: Contact, now: Date): Promise<JudgedContact> {
  const [one] = await judged([contact], now);
  return one!;
}

/** Whether there is a ground to write to a contact, if its address weren't left alone. */
export const hasGround = async (contact: Contact, now: Date): Promise<boolean> =>
  mayBeMailed({ ...contact, sold: (await soldTo([contact]))(contact) }, contact.country, now).allowed;
