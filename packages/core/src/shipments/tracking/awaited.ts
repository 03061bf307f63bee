/** What money a customer's goods wait for: one that is to be paid, or one that is on its way. */
export const awaited = ["payment", "processing"] as const;
export type Awaited = (typeof awaited)[number];
