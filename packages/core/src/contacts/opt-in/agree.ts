import { newIdAt } from "../../platform/ids.ts";
import type { Language } from "../../platform/locale.ts";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import type { Announced } from "../../platform/work/event.ts";
import { mostLists, type Contact, type LegalBasis } from "../contact.ts";
import { contactOfAddress, writeContacts } from "../stored-contact.ts";
import { suppress, suppressionsOf } from "../suppression/suppress.ts";

/** What the reader of an address has agreed to. */
export interface Agreement {
  email: string;
  list: string;
  language: Language;
  country: string;
  legalBasis: LegalBasis;
}

function subscribed(agreed: Agreement, before: Contact | undefined, now: Date): Contact {
  const at = instant(now);
  const { email, list, language, country, legalBasis } = agreed;
  if (!before) {
    const fresh = { id: newIdAt(now), email, formerEmails: [], country, language, source: list };
    return { ...fresh, lists: [list], legalBasis, revision: 0, createdOn: at, changedOn: at };
  }
  const lists = [...new Set([list, ...before.lists])].slice(0, mostLists);
  return { ...before, lists, legalBasis, country: before.country ?? country, language, changedOn: at };
}

/**
 * What is written of a yes. Its reader has agreed for that address and for no other: one that a contact only had formerly leaves it and
 * becomes a contact of its own.
 */
function changesOf(agreed: Agreement, holder: Contact | undefined, now: Date) {
  const { email } = agreed;
  if (!holder || holder.email === email) {
    const after = subscribed(agreed, holder, now);
    return { after, changes: [{ before: holder, after }] };
  }
  const formerEmails = holder.formerEmails.filter((former) => former !== email);
  const after = subscribed(agreed, undefined, now);
  const left = { before: holder, after: { ...holder, formerEmails, changedOn: instant(now) }, leaves: [email] };
  return { after, changes: [left, { after, takesFrom: holder.id }] };
}

/** What an address is left alone for goes on holding for the contact that had it formerly: its reader has said nothing. */
async function keepLeftAlone(email: string, holder: Contact | undefined, now: Date): Promise<void> {
  if (!holder || holder.email === email) return;
  const reason = (await suppressionsOf([email])).get(email);
  if (reason) await suppress(holder.email, reason, now);
}

/**
 * Writes the contact of an address whose reader has agreed, with what is written and announced beside it. Whether the address is still left alone is
 * the caller's to say. Problem: version-conflict.
 */
export const writeAgreed = (
  agreed: Agreement,
  now: Date,
  beside: (contact: Contact) => { also?: readonly Write[]; events?: readonly Announced[] } = () => ({}),
): Promise<void> =>
  untilWritten(async () => {
    const holder = await contactOfAddress(agreed.email);
    const { after, changes } = changesOf(agreed, holder, now);
    await keepLeftAlone(agreed.email, holder, now);
    try {
      await writeContacts(changes, now, beside(after));
    } catch (error) {
      throw orVersionConflict(error);
    }
  });
