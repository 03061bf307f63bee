/** By which standard the house's bank is asked: receipts (RiBa) by CBI's, direct debits (sdd) by pain.008. */
export const collectionKinds = ["riba", "sdd"] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** The payment method that each kind of slip collects. */
export const collectedMethods = {
  riba: "bank_receipt",
  sdd: "sepa_direct_debit",
} as const satisfies Record<CollectionKind, string>;
