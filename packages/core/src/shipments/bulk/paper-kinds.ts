/** What is printed of many shipments at once: the transport documents that travel, the labels of their packages. */
export const paperKinds = ["documents", "labels"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Shipments of one file at most: those of a morning. */
export const mostPrinted = 50;
