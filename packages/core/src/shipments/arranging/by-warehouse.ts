import type { Pieces } from "../../logistics/index.ts";

/** Pieces by product. */
export type ByProduct = ReadonlyMap<string, number>;

/** Pieces that go from another warehouse. */
export interface WarehousePart {
  warehouseId: string;
  lines: readonly Pieces[];
}

/** So many articles change their warehouse in one transaction: each has a write of its stock there, beside those of order, movements and rows. */
export const mostMoved = 75;

/** The pieces of lines that are among others, at most as many. */
const within = (lines: readonly Pieces[], most: ByProduct): Pieces[] =>
  lines.flatMap(({ productId, quantity }) => {
    const pieces = Math.min(quantity, most.get(productId) ?? 0);
    return pieces > 0 ? [{ productId, quantity: pieces }] : [];
  });

const countOf = (lines: readonly Pieces[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Lines without others' pieces. */
function less(lines: readonly Pieces[], taken: readonly Pieces[]): Pieces[] {
  const gone = new Map(taken.map(({ productId, quantity }) => [productId, quantity]));
  return lines.flatMap(({ productId, quantity }) => {
    const left = quantity - (gone.get(productId) ?? 0);
    return left > 0 ? [{ productId, quantity: left }] : [];
  });
}

/**
 * From where the pieces go that the main warehouse lacks (domain-rules 6.6: several warehouses → one shipment each): what it has goes from there, the rest from the warehouse that has the most of
 * it, and so on, so that few shipments are made. What lies free nowhere stays. At most `mostMoved` articles: of more the rest is asked for again.
 */
export function byWarehouse(
  lines: readonly Pieces[],
  lacking: ByProduct,
  free: ReadonlyMap<string, ByProduct>,
): { rest: readonly Pieces[]; parts: readonly WarehousePart[] } {
  const wanted = within(lines, lacking).filter(({ productId }) =>
    [...free.values()].some((there) => (there.get(productId) ?? 0) > 0),
  );
  let missing = wanted.slice(0, mostMoved);
  const parts: WarehousePart[] = [];
  const houses = new Map(free);
  while (missing.length > 0) {
    const [best] = [...houses]
      .map(([warehouseId, there]) => ({ warehouseId, lines: within(missing, there) }))
      .toSorted((a, b) => countOf(b.lines) - countOf(a.lines) || (a.warehouseId < b.warehouseId ? -1 : 1));
    if (!best || best.lines.length === 0) break;
    parts.push(best);
    houses.delete(best.warehouseId);
    missing = less(missing, best.lines);
  }
  return { rest: parts.reduce<readonly Pieces[]>((left, part) => less(left, part.lines), lines), parts };
}
