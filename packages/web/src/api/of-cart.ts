/**
 * What is changed in the cart without a network waits for it, and one change for the other (docs/decisions/offline.md); so does what makes the page
 * another's: a change is done for whom it was pressed for.
 */
export const ofCart = { networkMode: "online", scope: { id: "cart" } } as const;
