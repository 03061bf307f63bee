/** As what an order that was invoiced otherwise should have been taxed: 22 to 10 %, 10 to 22 %, the destination's VAT to none. */
export const retaxTargets = ["reduced", "full", "intra-community"] as const;
export type RetaxTarget = (typeof retaxTargets)[number];
