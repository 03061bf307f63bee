import * as z from "zod";
import { phoneOf } from "../../accounts/index.ts";
import { countries, countryOf } from "../../platform/locale.ts";
import { mostLists, type Contact, type LegalBasis } from "../contact.ts";
import { isPec } from "../pec.ts";
import type { SuppressionReason } from "../suppression/reasons.ts";
import type { RowOutcome, RowReason } from "./outcomes.ts";
import type { GivenRow } from "./read-rows.ts";

export interface JudgedRow {
  row: number;
  email: string;
  outcome: RowOutcome;
  reasons: readonly RowReason[];
  /** What is written of it. */
  change?: { before?: Contact | undefined; after: Omit<Contact, "id"> & { id?: string } } | undefined;
}

/** What holds for all rows. */
export interface ForAll {
  lists: readonly string[];
  legalBasis?: LegalBasis | undefined;
  source: string;
  language: Contact["language"];
  /** Where a row says none. */
  country?: string | undefined;
}

interface Known {
  contacts: ReadonlyMap<string, Contact>;
  suppressed: ReadonlyMap<string, SuppressionReason>;
}

/** As it is compared and kept. */
export const canonical = (email: string | undefined): string => (email ?? "").trim().toLowerCase();

const Address = z.email().max(254);

/** "IT", "it", "Italia", "Deutschland". */
function countryIn(text: string): string | undefined {
  const sought = text.trim().toLowerCase();
  return (countryOf(sought) ?? countries.find(({ name }) => name.toLowerCase() === sought))?.code;
}

function factsOf({ name, surname, company, telephone: typed, country: said }: GivenRow, forAll: ForAll) {
  const country = said ? countryIn(said) : forAll.country;
  const telephone = typed ? phoneOf(typed, country ?? "IT") : undefined;
  const whole = [name, surname].filter(Boolean).join(" ").slice(0, 120);
  const reasons: RowReason[] = [
    ...(typed && !telephone ? ["telephone-left-out" as const] : []),
    ...(said && !country ? ["country-left-out" as const] : []),
  ];
  const facts = { name: whole || undefined, company: company?.slice(0, 120), telephone, country };
  return { facts, reasons };
}

/** A known contact is never overwritten: what it lacks is added, and the lists; its own ground stays, and one for its former address is none. */
function added(before: Contact, email: string, facts: Partial<Contact>, forAll: ForAll): Contact {
  return {
    ...before,
    name: before.name ?? facts.name,
    company: before.company ?? facts.company,
    telephone: before.telephone ?? facts.telephone,
    country: before.country ?? facts.country,
    legalBasis: before.legalBasis ?? (before.email === email ? forAll.legalBasis : undefined),
    lists: [...new Set([...before.lists, ...forAll.lists])],
  };
}

const equal = (a: Contact, b: Contact) => JSON.stringify(a) === JSON.stringify(b);

/** What becomes of each row. Pure: who is known and who is left alone is given. */
export function judgeRows(rows: readonly GivenRow[], forAll: ForAll, { contacts, suppressed }: Known): JudgedRow[] {
  const seen = new Set<string>();
  return rows.map((given): JudgedRow => {
    const { row } = given;
    const email = canonical(given.email);
    const refused = (reason: RowReason): JudgedRow => ({ row, email, outcome: "refused", reasons: [reason] });
    if (email === "") return refused("no-email");
    if (!Address.safeParse(email).success) return refused("email-invalid");
    if (isPec(email)) return refused("pec");
    const before = contacts.get(email);
    const key = before?.id ?? email;
    if (seen.has(key)) return refused("twice");
    seen.add(key);
    // Whoever was erased isn't brought back by a list that somebody else still has.
    if (suppressed.get(email) === "erased") return refused("erased");
    const { facts, reasons } = factsOf(given, forAll);
    const why: RowReason[] = [...reasons, ...(suppressed.has(email) ? ["suppressed" as const] : [])];
    if (!before) {
      const { language, lists, legalBasis, source } = forAll;
      const fresh = { email, formerEmails: [], ...facts, language, lists, legalBasis, source };
      const after = { ...fresh, revision: 0, createdOn: "", changedOn: "" };
      return { row, email, outcome: "accepted", reasons: why, change: { after } };
    }
    const after = added(before, email, facts, forAll);
    if (after.lists.length > mostLists) return refused("too-many-lists");
    if (equal(before, after)) return { row, email, outcome: "unchanged", reasons: ["known", ...why] };
    return { row, email, outcome: "changed", reasons: ["known", ...why], change: { before, after } };
  });
}
