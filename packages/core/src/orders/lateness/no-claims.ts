/** Why nothing can be claimed: the law is of payments between businesses, for what was invoiced, and that came late. */
export const noClaims = ["private-person", "order-ended", "not-invoiced", "not-late"] as const;
export type NoClaim = (typeof noClaims)[number];
