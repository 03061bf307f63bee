import { discounted } from "../../platform/money.ts";
import type { CartChange, OrderLine } from "../order.ts";

/** The line of a product at this buyer's price for a quantity; undefined when they can't buy it. */
type LineFor = (productId: string, quantity: number) => OrderLine | undefined;

export interface Merged {
  lines: readonly OrderLine[];
  changes: readonly CartChange[];
}

/**
 * How many pieces of a product the cart holds afterwards: those of both together, as many as can be had, never fewer than
 * the account's cart had. Where fewer than the minimum can be had the visitor's wish stays, and its line says what is wrong.
 */
export function mergedQuantity(own: number, guest: number, offer: { available: number; minQuantity: number }): number {
  const wanted = own + guest;
  const had = Math.min(wanted, offer.available);
  return Math.max(own, had < Math.max(1, offer.minQuantity) ? wanted : had);
}

/**
 * The lines of an account's cart with those of a guest cart (docs/decisions/guest-cart.md), and what has to be told: a
 * product that was in both, pieces that can't be had, a product that this buyer can't buy or that has no room, a price
 * above what the visitor read. A lower price needs no word.
 */
export function mergedLines(
  own: readonly OrderLine[],
  guest: readonly OrderLine[],
  lineFor: LineFor,
  isFull: (lines: readonly OrderLine[]) => boolean,
): Merged {
  let lines = own;
  const changes: CartChange[] = [];
  for (const { productId, name, quantity, list, discount } of guest) {
    // A kit takes its part off afterwards, here as there.
    const unit = discounted(list, discount);
    const mine = lines.find((line) => line.productId === productId);
    const tell = (code: CartChange["code"], before: number, after: number) =>
      changes.push({ productId, name, code, before, after });
    // What a quotation has locked keeps its pieces; further ones would have another price.
    if (mine?.offered) {
      tell("no-room", quantity, 0);
      continue;
    }
    const offer = lineFor(productId, (mine?.quantity ?? 0) + quantity);
    if (!offer) {
      tell("gone", quantity, 0);
      continue;
    }
    if (!mine && isFull(lines)) {
      tell("no-room", quantity, 0);
      continue;
    }
    const before = mine?.quantity ?? 0;
    const after = mergedQuantity(before, quantity, offer);
    const line = lineFor(productId, after) ?? offer;
    lines = mine ? lines.map((old) => (old === mine ? line : old)) : [...lines, line];
    if (after < before + quantity) tell("less-stock", before + quantity, after);
    else if (mine) tell("added-up", before, after);
    if (line.unit > unit) tell("price-changed", unit, line.unit);
  }
  return { lines, changes };
}
