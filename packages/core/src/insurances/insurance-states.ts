/** `requested`: the insurer is to answer; `ended`: it covered once and covers no more. */
export const insuranceStates = ["requested", "covered", "refused", "ended"] as const;
export type InsuranceState = (typeof insuranceStates)[number];

/** `withdrawn`: nothing is asked of the insurer any more, as where the buyer has paid after all. */
export const claimStates = ["declared", "accepted", "refused", "withdrawn"] as const;
export type ClaimState = (typeof claimStates)[number];
