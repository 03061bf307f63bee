/**
 * As what an order that was invoiced otherwise should have been taxed: 22 to 10 %, at the full Italian rate, at the rate where the goods went, the
 * destination's VAT to none.
 */
export const retaxTargets = ["reduced", "full", "destination", "intra-community"] as const;
export type RetaxTarget = (typeof retaxTargets)[number];
