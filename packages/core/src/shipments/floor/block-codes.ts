/**
 * Why the warehouse leaves goods where they lie, in its own words and nothing of what their customer owes: the order has failed or ended, somebody
 * holds the shipment, the office hasn't let it go.
 */
export const blocks = ["order-stopped", "held", "not-released"] as const;
export type Block = (typeof blocks)[number];
