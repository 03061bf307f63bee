import type { Language } from "@solvia/core/platform/locale";
import { dayStart, romeDate } from "@solvia/core/platform/time";
import type { Contact } from "./contact.ts";

type Basis = NonNullable<Contact["legalBasis"]>;

/** What the form holds of a contact. */
export interface ContactValues {
  email: string;
  name: string;
  company: string;
  telephone: string;
  country: string;
  language: Language;
  lists: string[];
  source: string;
  basis: Basis["kind"] | "none";
  basisDate: string;
  basisSource: string;
  basisVersion: string;
  basisProof: string;
  basisOrder: string;
}

export function valuesOf(contact: Contact | undefined): ContactValues {
  const { legalBasis: basis } = contact ?? {};
  return {
    email: contact?.email ?? "",
    name: contact?.name ?? "",
    company: contact?.company ?? "",
    telephone: contact?.telephone ?? "",
    country: contact ? (contact.country ?? "") : "IT",
    language: contact?.language ?? "it",
    lists: [...(contact?.lists ?? [])],
    source: contact?.source ?? "",
    basis: basis?.kind ?? "none",
    basisDate: basis ? romeDate(new Date(basis.date)) : romeDate(new Date()),
    basisSource: basis?.kind === "consent" ? basis.source : "",
    basisVersion: basis?.kind === "consent" ? basis.textVersion : "",
    basisProof: basis?.kind === "consent" ? basis.proof : "",
    basisOrder: basis?.kind === "soft_spam" ? basis.orderId : "",
  };
}

/** The ground as it was typed; one whose day wasn't changed keeps its hour. */
function basisOf(values: ContactValues, before: Basis | undefined): Basis | undefined {
  const { basis: kind, basisDate, basisSource, basisVersion, basisProof, basisOrder } = values;
  if (kind === "none") return undefined;
  const isSameDay = before && romeDate(new Date(before.date)) === basisDate;
  const date = isSameDay ? before.date : basisDate && dayStart(basisDate);
  if (kind === "consent") return { kind, date, source: basisSource, textVersion: basisVersion, proof: basisProof };
  return kind === "soft_spam" ? { kind, date, orderId: basisOrder } : { kind, date };
}

/** What is sent of it. */
export const bodyOf = (values: ContactValues, before: Contact | undefined) => ({
  email: values.email,
  ...(values.name.trim() && { name: values.name }),
  ...(values.company.trim() && { company: values.company }),
  ...(values.telephone.trim() && { telephone: values.telephone }),
  ...(values.country && { country: values.country }),
  language: values.language,
  lists: values.lists,
  source: values.source,
  legalBasis: basisOf(values, before?.legalBasis),
});

/** Where what is refused of the ground is typed. */
export const basisNames = {
  "legalBasis.kind": "basis",
  "legalBasis.date": "basisDate",
  "legalBasis.source": "basisSource",
  "legalBasis.textVersion": "basisVersion",
  "legalBasis.proof": "basisProof",
  "legalBasis.orderId": "basisOrder",
} as const;
