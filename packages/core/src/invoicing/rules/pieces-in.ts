/** Products and pieces as they stand in an address: "ID:2,ID:1". */
export const piecesIn = (text: string): { productId: string; quantity: number }[] =>
  text.split(",").map((one) => {
    const [productId = "", quantity] = one.split(":");
    return { productId, quantity: Number(quantity) };
  });
