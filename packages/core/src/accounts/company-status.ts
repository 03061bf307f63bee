import { Problem } from "../platform/problems.ts";

export type CompanyStatus = "pending" | "verified" | "rejected" | "suspended";
export type CompanyAction = "verify" | "reject" | "resubmit" | "suspend" | "resume";

/** Domain-rules 5.9: what may follow in which state. */
export const companyTransitions: Readonly<Record<CompanyStatus, Partial<Record<CompanyAction, CompanyStatus>>>> = {
  pending: { verify: "verified", reject: "rejected" },
  rejected: { resubmit: "pending" },
  verified: { suspend: "suspended" },
  suspended: { resume: "verified" },
};

/** The status after an action; invalid-transition where the table has none. */
export function nextCompanyStatus(from: CompanyStatus, action: CompanyAction): CompanyStatus {
  const to = companyTransitions[from][action];
  if (!to) throw new Problem("invalid-transition", { from, action });
  return to;
}
