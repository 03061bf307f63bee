import { Problem } from "../platform/problems.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** Domain-rules 5.7. A certificate is stored from `generated` on: a draft is the form that is being filled in. */
export const certificateStates = [
  "draft",
  "generated",
  "submitted",
  "approved",
  "rejected",
  "expired",
  "revoked",
] as const;
export type CertificateState = (typeof certificateStates)[number];

/** For one order, or for all purchases of a year (domain-rules 1.2). */
export const certificateKinds = ["single_order", "open"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** What the reviewer looks at before approving (domain-rules 5.7: "checklist ticked"). */
export const checklistItems = ["signer", "identity", "signature", "plant", "goods"] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** What there is to look at in a declaration: one of all of a year's purchases names neither plant nor goods (domain-rules 1.2). */
export const checklistOf = ({ plantAddress, goods }: Partial<Pick<Declaration, "plantAddress" | "goods">> = {}) =>
  checklistItems.filter(
    (item) => (item !== "plant" || plantAddress !== undefined) && (item !== "goods" || goods !== undefined),
  );

/** In what capacity the signer acts for a company. */
export const signerRoles = ["legal_representative", "attorney"] as const;

/** What is declared, as it was typed (domain-rules 1.2, contents 1 to 5); a company's own data are frozen beside it. */
export interface Declaration {
  name: string;
  surname: string;
  birthPlace: string;
  birthDate: CivilDate;
  residence: string;
  fiscalCode: string;
  role?: (typeof signerRoles)[number] | undefined;
  companyName?: string | undefined;
  companyVatNumber?: string | undefined;
  companySeat?: string | undefined;
  plantAddress?: string | undefined;
  plantCity?: string | undefined;
  plantProvince?: string | undefined;
  /** The point of delivery of the grid; absent while it isn't assigned. */
  plantPod?: string | undefined;
  /** Declared power of the generator in W. */
  plantWatts?: number | undefined;
  /** An existing plant grows, as against a new one. */
  plantExtension?: boolean | undefined;
  /** An order's number, or the goods with their quantities. */
  goods?: string | undefined;
  place: string;
}

/** The signed declaration: which file, and how it was signed. */
export interface SignedFile {
  key: string;
  contentType: string;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  signedOn: CivilDate;
  onScreen: boolean;
}

/** Front and, where it is a picture of its own, back of the signer's identity document. */
export interface IdentityCard {
  front: { key: string; contentType: string };
  back?: { key: string; contentType: string } | undefined;
  expiresOn: CivilDate;
}

export interface Certificate {
  id: string;
  version: number;
  userId: string;
  companyId?: string | undefined;
  kind: CertificateKind;
  status: CertificateState;
  declaration: Declaration;
  unsigned: { key: string; hash: string; on: Instant };
  signed?: SignedFile | undefined;
  /** Absent before it was sent, and once its pictures were erased. */
  identity?: IdentityCard | undefined;
  submittedOn?: Instant | undefined;
  decidedOn?: Instant | undefined;
  /** The reviewer's id. */
  decidedBy?: string | undefined;
  checklist?: readonly ChecklistItem[] | undefined;
  /** Why it was rejected or revoked. */
  reason?: string | undefined;
  /** The last day, in Rome, on which something may be ordered under it. */
  validUntil?: CivilDate | undefined;
  /** The order that a certificate of one order is used by. */
  usedBy?: string | undefined;
  /** When its holder was told that it ends soon. */
  remindedOn?: Instant | undefined;
  createdOn: Instant;
  /** Since when it stands in its state. */
  changedOn: Instant;
}

/** Under which something may be ordered: sent in or approved, and not over. */
const active: ReadonlySet<CertificateState> = new Set<CertificateState>(["submitted", "approved"]);

type Standing = Pick<Certificate, "status" | "validUntil" | "usedBy">;

/** Whether this order (or a new one) may be placed under a certificate on a day of Rome (domain-rules 1.2). */
export const isActive = ({ status, validUntil, usedBy }: Standing, on: CivilDate, orderId?: string): boolean =>
  active.has(status) && (validUntil === undefined || on <= validUntil) && (usedBy === undefined || usedBy === orderId);

/** An installer certifies all purchases of the year, who builds their own plant one order (domain-rules 1.2). */
export const kindFor = (companyRole: string | undefined): CertificateKind =>
  companyRole === "installer" ? "open" : "single_order";

/** The last day of a certificate that was signed then: the year's, or twelve months later (domain-rules 1.2). */
export function validityOf(kind: CertificateKind, signedOn: CivilDate): CivilDate {
  const year = signedOn.slice(0, 4);
  const rest = signedOn.slice(4);
  if (kind === "open") return `${year}-12-31`;
  const next = String(Number(year) + 1);
  return rest === "-02-29" ? `${next}-02-28` : `${next}${rest}`;
}

/**
 * The watts ordered under a certificate against those declared (next-capabilities C2): what is left, never below nothing, and
 * whether more was ordered. Undefined where no power is declared: an open certificate is bound to no plant.
 */
export function powerStanding(declared: number | undefined, ordered: number) {
  if (declared === undefined) return undefined;
  return { declared, ordered, left: Math.max(0, declared - ordered), over: ordered > declared };
}

/** Problem: own-certificate for a reviewer who has signed it, or belongs to the company that it is for. */
export function demandNotOwn(
  reviewer: { id: string; companyId?: string | undefined },
  { userId, companyId }: Pick<Certificate, "userId" | "companyId">,
): void {
  if (reviewer.id === userId || (companyId !== undefined && reviewer.companyId === companyId)) {
    throw new Problem("own-certificate");
  }
}
