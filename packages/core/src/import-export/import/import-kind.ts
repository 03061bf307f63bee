/** What a table holds: products with their prices, or prices alone. */
export const importKinds = ["products", "prices"] as const;
export type ImportKind = (typeof importKinds)[number];
