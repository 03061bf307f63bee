/** What money was spent on; `goods` is a supplier's invoice that was matched with its order. */
export const expenseKinds = ["goods", "freight", "customs", "insurance", "storage", "other"] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

/** Those that are written by hand. */
export const typedExpenseKinds = expenseKinds.filter((kind) => kind !== "goods");

/** By what a cost is spread over an order's lines. */
export const spreads = ["value", "weight", "pieces"] as const;
export type Spread = (typeof spreads)[number];

/** What has to be confirmed of an expense: ten times what its payee usually takes, or more. */
export const expenseWarnings = ["unusual-amount"] as const;
export type ExpenseWarning = (typeof expenseWarnings)[number];
