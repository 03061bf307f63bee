interface Counted {
  row: number;
  productId?: string | undefined;
  /** Pieces; absent of a row that counts none. */
  quantity?: number | undefined;
}

/**
 * The rows that are refused where an article's come to more than `most` pieces: the largest, of equals the later ones, until what is left may
 * be ordered. A slip is among the large numbers, and takes no other row along.
 */
export function rowsBeyond(rows: readonly Counted[], most: number): ReadonlySet<number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity = 0 } of rows)
    if (productId) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  const beyond = new Set<number>();
  const largestFirst = rows.toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0) || b.row - a.row);
  for (const { row, productId = "", quantity } of largestFirst) {
    const sum = sums.get(productId);
    if (quantity === undefined || sum === undefined || sum <= most) continue;
    beyond.add(row);
    sums.set(productId, sum - quantity);
  }
  return beyond;
}
