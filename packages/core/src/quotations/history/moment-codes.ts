/** What happens to a quotation that nobody of the office does. */
export const customersMoments = ["opened", "accepted", "asked", "asked-change", "expired"] as const;
export type CustomersMoment = (typeof customersMoments)[number];
