import type { FieldProblem } from "../platform/problems.ts";
import { isCivilDate, type CivilDate } from "../platform/time.ts";
import { birthRefusal } from "./birth-date.ts";
import { validityOf, type CertificateKind } from "./certificate.ts";

/** What a declaration says that its schema can't judge; "" or nothing where a field is empty. */
interface Declared {
  birthDate: string;
  fiscalCode: string;
  role?: string | undefined;
  companySeat?: string | undefined;
  plantAddress?: string | undefined;
  plantCity?: string | undefined;
  plantProvince?: string | undefined;
  plantWatts?: number | undefined;
  goods?: string | undefined;
}

const ofCompany = ["role", "companySeat"] as const;
const ofPlant = ["plantAddress", "plantCity", "plantProvince", "plantWatts", "goods"] as const;

/**
 * All that is wrong with a declaration beyond its schema, a fault a field, so that form and API tell it in one go: who was born then, and what its kind
 * asks for. A certificate of one order is bound to a plant and its goods (domain-rules 1.2).
 */
export function declarationFaults(
  declared: Declared,
  { kind, isCompany }: { kind: CertificateKind; isCompany: boolean },
  today: CivilDate,
): FieldProblem[] {
  const { birthDate } = declared;
  const fiscalCode = declared.fiscalCode.toUpperCase().replaceAll(" ", "");
  const birth = isCivilDate(birthDate) ? birthRefusal({ birthDate, fiscalCode }, today) : undefined;
  const needed = [...(isCompany ? ofCompany : []), ...(kind === "single_order" ? ofPlant : [])];
  return [
    ...(birth ? [{ field: "birthDate", code: birth }] : []),
    ...needed.flatMap((field) => ((declared[field] ?? "") === "" ? [{ field, code: "required" }] : [])),
  ];
}

/** What is wrong with the days of a declaration that is sent in: a fault a field. */
export function daysFaults(
  { kind, drawnOn }: { kind: CertificateKind; drawnOn: CivilDate },
  { signedOn, identityExpiresOn }: { signedOn: string; identityExpiresOn: string },
  today: CivilDate,
): FieldProblem[] {
  const signed = isCivilDate(signedOn) ? signedFault(kind, { drawnOn, signedOn, today }) : undefined;
  const hasExpired = isCivilDate(identityExpiresOn) && identityExpiresOn < today;
  return [
    ...(signed ? [{ field: "signedOn", code: signed }] : []),
    ...(hasExpired ? [{ field: "identityExpiresOn", code: "document-expired" }] : []),
  ];
}

type Days = Readonly<Record<"drawnOn" | "signedOn" | "today", CivilDate>>;

function signedFault(kind: CertificateKind, { drawnOn, signedOn, today }: Days): string | undefined {
  if (signedOn > today) return "in-the-future";
  if (signedOn < drawnOn) return "before-the-paper";
  return validityOf(kind, signedOn) < today ? "too-old" : undefined;
}
