import { Problem } from "../../platform/problems.ts";
import { returnConditions } from "../return-codes.ts";
import { receivedOf, type Received, type ReturnLine } from "../return-request.ts";

/** Pieces of an article that came back; `unit` says which of the request's rows of it, where it has several. */
export interface CameBack extends Received {
  productId: string;
  unit?: number | undefined;
}

/** Problems of the first line: serials-too-many for more serials than pieces, serial-not-of-order for one that is said twice. */
export function demandSerialsOf(
  line: Pick<ReturnLine, "productId" | "name">,
  received: readonly Pick<Received, "quantity" | "serials">[],
): void {
  for (const { quantity: expected, serials = [] } of received)
    if (serials.length > expected) {
      throw new Problem("serials-too-many", {
        productId: line.productId,
        name: line.name,
        expected,
        scanned: serials.length,
      });
    }
  demandEachOnce(received);
}

/** Problem: serial-not-of-order for a serial that is said twice. */
function demandEachOnce(received: readonly Pick<Received, "serials">[]): void {
  const codes = received.flatMap(({ serials = [] }) => serials);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Problem("serial-not-of-order", { code: twice });
}

/** What of one article came, by the places of the request's lines: each takes as many as it still waits for, the first first. */
function shared(lines: readonly ReturnLine[], came: readonly CameBack[]): Map<number, Received[]> {
  const own = new Map<number, Received[]>();
  const waits = new Map(lines.map((line, at) => [at, line.quantity - receivedOf(line)]));
  for (const { productId, unit, condition, quantity, serials = [] } of came) {
    const meant = [...lines.keys()].filter((at) => {
      const line = lines[at];
      return line?.productId === productId && (unit === undefined || line.unit === unit);
    });
    const left = meant.reduce((sum, at) => sum + (waits.get(at) ?? 0), 0);
    if (quantity > left || meant.length === 0) throw new Problem("return-beyond-order", { productId, left });
    let [rest, codes] = [quantity, serials];
    for (const at of meant) {
      const some = Math.min(rest, waits.get(at) ?? 0);
      if (some === 0) continue;
      rest -= some;
      waits.set(at, (waits.get(at) ?? 0) - some);
      const its = rest === 0 ? codes : codes.slice(0, some);
      codes = codes.slice(its.length);
      own.set(at, [...(own.get(at) ?? []), { condition, quantity: some, serials: its }]);
    }
  }
  return own;
}

/** Pieces of a line by their condition, each condition once. */
export const byCondition = (some: readonly Received[]): Received[] =>
  returnConditions
    .map((condition) => {
      const own = some.filter((one) => one.condition === condition);
      const serials = own.flatMap((one) => one.serials ?? []);
      const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
      return { condition, quantity, ...(serials.length > 0 && { serials }) };
    })
    .filter(({ quantity }) => quantity > 0);

/**
 * The lines with what has come back now. Problems: return-beyond-order (productId, left) for more than were asked for, and for none at all;
 * serials-too-many, serial-not-of-order.
 */
export function withReceived(lines: readonly ReturnLine[], came: readonly CameBack[]): ReturnLine[] {
  const known = new Set(lines.map(({ productId }) => productId));
  const strange = came.find(({ productId }) => !known.has(productId));
  if (strange) throw new Problem("return-beyond-order", { productId: strange.productId, left: 0 });
  if (came.every(({ quantity }) => quantity === 0)) throw new Problem("return-beyond-order", { left: 0 });
  const own = shared(
    lines,
    came.filter(({ quantity }) => quantity > 0),
  );
  const after = lines.map((line, at) => ({
    ...line,
    received: byCondition([...line.received, ...(own.get(at) ?? [])]),
  }));
  for (const line of after) demandSerialsOf(line, line.received);
  for (const [, same] of Map.groupBy(after, ({ productId }) => productId))
    demandEachOnce(same.flatMap(({ received }) => received));
  return after;
}
