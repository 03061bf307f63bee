import type { User } from "../platform/access.ts";
import { termsCodes, termsOfPayment, type TermsCode } from "../payments/index.ts";

/**
 * The terms that this user may choose: the public ones, and of those the delayed one only for a verified company. A
 * private person pays upon order (domain-rules 4.1).
 */
export function availableTerms(user: Pick<User, "accountType" | "companyVerified">): TermsCode[] {
  const business = user.accountType === "business" && user.companyVerified;
  return termsCodes.filter((code) => termsOfPayment[code].public && (business || code === "hundred_upon_order"));
}
