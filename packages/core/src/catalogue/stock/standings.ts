/** By what a product's stock in a warehouse, or in all, is looked for. */
export const standings = ["lying", "free", "booked", "incoming", "oversold", "none"] as const;
export type Standing = (typeof standings)[number];
