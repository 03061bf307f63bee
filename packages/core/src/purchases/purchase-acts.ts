/** What is done with an order to a supplier (domain-rules 5.6). */
export const purchaseActs = [
  "edit",
  "send",
  "confirm",
  "receive",
  "correct-receipt",
  "match",
  "close-short",
  "cancel",
] as const;
export type PurchaseAct = (typeof purchaseActs)[number];
