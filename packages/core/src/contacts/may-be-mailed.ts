import type { Contact, LegalBasis } from "./contact.ts";
import { isPec } from "./pec.ts";
import type { SuppressionReason } from "./suppression/reasons.ts";

/** Why somebody isn't written to, in the order in which it is looked at; the office reads each in words. */
export const mailRefusals = [
  "pec",
  "unsubscribed",
  "bounced",
  "complained",
  "erased",
  "no-basis",
  "basis-in-future",
  "not-sold",
  "no-country",
  "country-needs-consent",
  "not-a-company",
] as const;
export type MailRefusal = (typeof mailRefusals)[number];

export type MailVerdict = { allowed: true; basis: LegalBasis["kind"] } | { allowed: false; reason: MailRefusal };

/** Countries in which companies may be written to until they say no: of all that we sell to, the United Kingdom alone (domain-rules 8.8). */
const companiesUntilNo: readonly string[] = ["GB"];

type Asked = Pick<Contact, "email" | "legalBasis" | "company"> & {
  /** Why its address is on the list of those that are left alone, if it is. */
  suppressed?: SuppressionReason | undefined;
  /** Whether the order that it names is, today, a sale to this very address (`soldTo`). */
  sold?: boolean | undefined;
};

const refused = (reason: MailRefusal): MailVerdict => ({ allowed: false, reason });

/**
 * Whether a letter with offers may go to somebody in a country, and on what ground (domain-rules 8.8). Italy asks companies' consent too,
 * also where the address stands in a public register; what has been bought, and is still a sale, allows the same kind of offers everywhere
 * in our markets; what isn't known, a country or a ground, forbids it.
 */
export function mayBeMailed(contact: Asked, country: string | undefined, now: Date): MailVerdict {
  const { email, suppressed, legalBasis: basis, company, sold } = contact;
  if (isPec(email)) return refused("pec");
  if (suppressed) return refused(suppressed);
  if (!basis) return refused("no-basis");
  if (Date.parse(basis.date) > now.getTime()) return refused("basis-in-future");
  if (basis.kind === "soft_spam" && !sold) return refused("not-sold");
  if (basis.kind === "b2b_optout_country") {
    if (country === undefined) return refused("no-country");
    if (!companiesUntilNo.includes(country)) return refused("country-needs-consent");
    if (!company) return refused("not-a-company");
  }
  return { allowed: true, basis: basis.kind };
}
