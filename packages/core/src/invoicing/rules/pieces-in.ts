interface Pieces {
  productId: string;
  quantity: number;
  /** Which of its article's prices they had, net cents of one. */
  unit?: number | undefined;
}

/**
 * So many last letters of a product's id tell it from the other lines of an order (50 bits of chance, `newId`): the longest order's
 * lines fit into an address by them, and don't by whole ids.
 */
const endOfId = 10;

/** Products and pieces as an address has them, "ID.2-ID.1.5000": by the ends of their ids, whole where two of them end alike; nothing of none. */
export function piecesText(pieces: readonly Pieces[]): string | undefined {
  const ids = new Set(pieces.map(({ productId }) => productId));
  const ends = new Set([...ids].map((id) => id.slice(-endOfId)));
  const nameOf = (id: string) => (ends.size === ids.size ? id.slice(-endOfId) : id);
  const textOf = ({ productId, quantity, unit }: Pieces) =>
    [nameOf(productId), quantity, ...(unit === undefined ? [] : [unit])].join(".");
  return pieces.map(textOf).join("-") || undefined;
}

/** What an address says, "ID.2-ID.1.5000" or "ID:2,ID:1:5000": ids as they stand there, whole or their ends; a third part is the price of one. */
export const piecesIn = (text: string): Pieces[] =>
  text.split(/[,-]/).map((one) => {
    const [productId = "", quantity, unit] = one.split(/[.:]/);
    return { productId, quantity: Number(quantity), ...(unit !== undefined && { unit: Number(unit) }) };
  });

/** The same by the whole ids of an order's lines. What is the end of none, or of several, stays as it is: no line has that id. */
export const piecesOfLines = <P extends Pieces>(pieces: readonly P[], lines: readonly { productId: string }[]): P[] =>
  pieces.map((one) => {
    if (lines.some(({ productId }) => productId === one.productId)) return one;
    const ending =
      one.productId.length >= endOfId ? lines.filter(({ productId }) => productId.endsWith(one.productId)) : [];
    const [line] = ending;
    return line && ending.length === 1 ? { ...one, productId: line.productId } : one;
  });
