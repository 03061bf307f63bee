import { phoneOf } from "../accounts/index.ts";
import { findOrder, isSold } from "../orders/index.ts";
import { newIdAt } from "../platform/ids.ts";
import { defaultLocale, type Language } from "../platform/locale.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import type { Contact, LegalBasis } from "./contact.ts";
import { isPec } from "./pec.ts";
import { loadContact, writeContact } from "./stored-contact.ts";

/** What the office types of a contact. */
export interface ContactInput {
  email: string;
  name?: string | undefined;
  company?: string | undefined;
  telephone?: string | undefined;
  country?: string | undefined;
  language: Language;
  lists: readonly string[];
  legalBasis?: LegalBasis | undefined;
  source: string;
}

/** What stands against a ground: a day to come, an order that isn't this address's, or is no sale. */
async function basisFaults(basis: LegalBasis | undefined, email: string, now: Date): Promise<FieldProblem[]> {
  if (!basis) return [];
  const faults: FieldProblem[] = [];
  if (Date.parse(basis.date) > now.getTime()) faults.push({ field: "legalBasis.date", code: "in-future" });
  if (basis.kind === "soft_spam") {
    const order = await findOrder(basis.orderId);
    if (order?.customer.email.toLowerCase() !== email) faults.push({ field: "legalBasis.orderId", code: "not-found" });
    else if (!isSold(order)) faults.push({ field: "legalBasis.orderId", code: "not-sold" });
  }
  return faults;
}

async function checked({ telephone: typed, ...input }: ContactInput, now: Date) {
  const telephone = typed ? phoneOf(typed, input.country ?? defaultLocale.toUpperCase()) : undefined;
  const faults = await basisFaults(input.legalBasis, input.email, now);
  if (isPec(input.email)) faults.push({ field: "email", code: "pec" });
  if (typed && !telephone) faults.push({ field: "telephone", code: "invalid" });
  if (faults.length > 0) throw invalid(...faults);
  return { ...input, telephone, lists: [...new Set(input.lists)] };
}

/** Problems: invalid-input with all that is wrong: certified mail, a telephone that is none, a ground that isn't one, a taken address, a list that isn't there. */
export async function createContact(input: ContactInput, now: Date): Promise<Contact> {
  const at = instant(now);
  const fresh = { id: newIdAt(now), formerEmails: [], revision: 0, createdOn: at, changedOn: at };
  const after: Contact = { ...(await checked(input, now)), ...fresh };
  return (await writeContact({ after }, now)) ?? after;
}

/** Whether a consent is the one that was given for another address: whatever day it is said to be of, the proof is that one's. */
const isOfOther = (basis: LegalBasis | undefined, before: LegalBasis | undefined): boolean =>
  basis?.kind === "consent" && before?.kind === "consent" && basis.proof === before.proof;

/**
 * Under the revision that was read. A consent goes with its address: another address needs one of its own, or none. Problems: not-found,
 * version-conflict, those of `createContact`, and of the ground `of-other-address`.
 */
export async function changeContact(
  id: string,
  { revision, ...input }: ContactInput & { revision: number },
  now: Date,
): Promise<Contact> {
  const before = await loadContact(id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  if (input.email !== before.email && isOfOther(input.legalBasis, before.legalBasis))
    throw invalid({ field: "legalBasis.kind", code: "of-other-address" });
  const after: Contact = { ...before, ...(await checked(input, now)), changedOn: instant(now) };
  return (await writeContact({ before, after }, now)) ?? after;
}

/** The contact goes; that its address was to be left alone stays known. Problems: not-found, version-conflict. */
export async function deleteContact(id: string, now: Date): Promise<void> {
  await writeContact({ before: await loadContact(id) }, now);
}
