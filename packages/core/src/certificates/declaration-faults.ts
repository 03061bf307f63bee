import type { FieldProblem } from "../platform/problems.ts";
import { isCivilDate, type CivilDate } from "../platform/time.ts";
import { birthRefusal } from "./birth-date.ts";
import { validityOf, type CertificateKind } from "./certificate.ts";
import { mayBeNamed } from "./name-in-fiscal-code.ts";

/** What a declaration says that its schema can't judge; "" or nothing where a field is empty. */
interface Declared {
  name?: string | undefined;
  surname?: string | undefined;
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

/** Whose account it is that declares. */
interface Holder {
  name: string;
  surname: string;
  fiscalCode?: string | undefined;
}

/** Whose declaration it has to be. */
interface Declarant {
  kind: CertificateKind;
  isCompany: boolean;
  holder: Holder;
}

const bare = (code: string): string => code.toUpperCase().replaceAll(" ", "");
const fullName = (one: { name?: string | undefined; surname?: string | undefined }): string =>
  `${one.name ?? ""} ${one.surname ?? ""}`.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("it");

/**
 * Why a codice fiscale isn't the declarant's. A private person declares for themselves, by the code that their account has and that the
 * invoice names. For a company a person declares, its representative or attorney, so never an entity by its eleven digits; whoever bears
 * the account's own name has the account's code. Its letters are those of who declares, as far as they can be told.
 */
function fiscalCodeFault(code: string, declared: Declared, { isCompany, holder }: Declarant): string | undefined {
  if (code === "") return undefined;
  if (/^\d{11}$/.test(code)) return "not-a-persons";
  const own = bare(holder.fiscalCode ?? "");
  const isHolder = !isCompany || fullName(declared) === fullName(holder);
  if (own !== "" && own !== code && isHolder) return "not-the-declarants";
  return mayBeNamed({ name: declared.name ?? "", surname: declared.surname ?? "" }, code)
    ? undefined
    : "not-of-the-name";
}

const ofCompany = ["role", "companySeat"] as const;
const ofPlant = ["plantAddress", "plantCity", "plantProvince", "plantWatts", "goods"] as const;

/**
 * All that is wrong with a declaration beyond its schema, a fault a field, so that form and API tell it in one go: who was born then, whose
 * codice fiscale it is, and what its kind asks for. A certificate of one order is bound to a plant and its goods (domain-rules 1.2).
 */
export function declarationFaults(declared: Declared, declarant: Declarant, today: CivilDate): FieldProblem[] {
  const { birthDate } = declared;
  const { kind, isCompany } = declarant;
  const fiscalCode = bare(declared.fiscalCode);
  const code = fiscalCodeFault(fiscalCode, declared, declarant);
  const birth = isCivilDate(birthDate) ? birthRefusal({ birthDate, fiscalCode }, today) : undefined;
  const needed = [...(isCompany ? ofCompany : []), ...(kind === "single_order" ? ofPlant : [])];
  return [
    ...(code ? [{ field: "fiscalCode", code }] : []),
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
