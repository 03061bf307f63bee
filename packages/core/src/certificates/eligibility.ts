import type { Locale } from "../platform/locale.ts";
import type { Instant } from "../platform/time.ts";

/** Why somebody may not certify for the reduced rate, in the order in which it is said. */
export const ineligibleReasons = [
  "not-italy",
  "fiscal-code-missing",
  "company-unverified",
  "role-not-allowed",
  "blocked",
  "rejected-lately",
] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

export interface EligibilityFacts {
  locale: Locale;
  accountType: "private" | "business";
  /** Whether the private person's codice fiscale is known and right. */
  fiscalCodeValid: boolean;
  companyVerified: boolean;
  companyRole?: string | undefined;
  roles: readonly string[];
  blocked: boolean;
  /** When the last certificate of theirs was rejected. */
  rejectedOn?: Instant | undefined;
}

/** Who buys to sell again certifies nothing, whatever their company is (domain-rules 1.2). */
const resellers: ReadonlySet<string> = new Set(["reseller", "merchant", "sales_agent"]);
const companyRolesAllowed: ReadonlySet<string> = new Set(["installer", "final_user"]);
/** Hours after a rejection in which nothing new is sent in. */
const rejectionHours = 24;

/**
 * Whether a user may certify for the reduced rate, and every reason why not (domain-rules 1.2). Property: eligible if and only if there
 * is no reason.
 */
export function isEligibleForReducedVat(facts: EligibilityFacts, now: Date) {
  const { accountType, companyRole = "", rejectedOn } = facts;
  const business = accountType === "business";
  const resells = facts.roles.some((role) => resellers.has(role));
  const lately = rejectedOn !== undefined && now.getTime() - Date.parse(rejectedOn) < rejectionHours * 3_600_000;
  const holds: Readonly<Record<IneligibleReason, boolean>> = {
    "not-italy": facts.locale !== "it",
    "fiscal-code-missing": !business && !facts.fiscalCodeValid,
    "company-unverified": business && !facts.companyVerified,
    "role-not-allowed": resells || (business && !companyRolesAllowed.has(companyRole)),
    blocked: facts.blocked,
    "rejected-lately": lately,
  };
  const reasons = ineligibleReasons.filter((reason) => holds[reason]);
  return { eligible: reasons.length === 0, reasons };
}
