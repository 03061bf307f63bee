/** Under this name a tab keeps the id of the order that was last placed in it: who comes back to the checkout is told of it. */
export const justPlaced = "placed";
