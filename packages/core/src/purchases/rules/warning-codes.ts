/** What has to be confirmed of an order to a supplier: its minimum, its packs, its lead time, a price far from the supplier's, very many pieces, many more than were ordered. */
export const purchaseWarnings = [
  "below-minimum",
  "not-in-packs",
  "too-soon",
  "far-price",
  "many-pieces",
  "far-pieces",
] as const;
export type PurchaseWarning = (typeof purchaseWarnings)[number];
