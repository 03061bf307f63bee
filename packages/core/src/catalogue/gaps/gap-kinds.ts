/** What keeps a shown product from being sold: no price, no picture, no pieces, no words about its series. */
export const gaps = ["price", "picture", "stock", "text"] as const;
export type Gap = (typeof gaps)[number];
