/** Domain-rules 5.6. */
export const purchaseStates = [
  "draft",
  "sent",
  "confirmed",
  "partially_received",
  "received",
  "closed",
  "cancelled",
] as const;
export type PurchaseState = (typeof purchaseStates)[number];
