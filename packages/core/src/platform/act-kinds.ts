/** What an employee can do for a customer, in the kinds by which the customer is told of it. */
export const toldKinds = ["cart", "order", "payment", "address", "notice"] as const;
export type ToldKind = (typeof toldKinds)[number];

/** The end of acting stands in the customer's list alone. */
export const actKinds = [...toldKinds, "end"] as const;
export type ActKind = (typeof actKinds)[number];
