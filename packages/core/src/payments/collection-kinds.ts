/** By which standard the house's bank is asked: receipts (RiBa) by CBI's, direct debits (sdd) by pain.008. */
export const collectionKinds = ["riba", "sdd"] as const;
export type CollectionKind = (typeof collectionKinds)[number];
