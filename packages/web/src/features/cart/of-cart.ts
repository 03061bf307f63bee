/** What is changed in the cart without a network waits for it, and one change for the other (docs/decisions/offline.md). */
export const ofCart = { networkMode: "online", scope: { id: "cart" } } as const;
