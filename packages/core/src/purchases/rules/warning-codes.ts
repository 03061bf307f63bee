/** What has to be confirmed of an order to a supplier: its minimum, its packs, its lead time. */
export const purchaseWarnings = ["below-minimum", "not-in-packs", "too-soon"] as const;
export type PurchaseWarning = (typeof purchaseWarnings)[number];
