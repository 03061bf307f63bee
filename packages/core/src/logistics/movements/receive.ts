import { newIdAt } from "../../platform/ids.ts";
import { invalid } from "../../platform/problems.ts";
import type { MovementChange } from "./ledger-writes.ts";
import type { Damage, MovedLine, Movement } from "./movement.ts";
import { loaded } from "./movement-machine.ts";

/** Pieces of an article that have come, none included. */
export interface Received {
  productId: string;
  quantity: number;
}

/** How many more than expected may come of an article, in percent (domain-rules 5.5); of few pieces none. */
export const mostOver = 5;

/** Pieces of a line that may come at most. */
export const mostOf = (expected: number): number => expected + Math.floor((expected * mostOver) / 100);

/** What is written down of a delivery besides its pieces. */
export interface SaidOfDelivery {
  /** The other side's paper. */
  reference?: string | undefined;
  notes?: string | undefined;
  damaged?: readonly Damage[] | undefined;
  /** Why they come without all their serials, in an administrator's words. */
  withoutSerials?: string | undefined;
}

/** The same movement with what was said of it. */
export const withSaid = (
  movement: Movement,
  { reference, notes, damaged = [], withoutSerials }: SaidOfDelivery,
): Movement => ({
  ...movement,
  ...(withoutSerials && { withoutSerials }),
  ...(reference && { reference }),
  ...(notes && { notes }),
  ...(damaged.length > 0 && { damaged }),
});

interface How extends SaidOfDelivery {
  actor: "back-office" | "warehouse";
  more: boolean;
}

/**
 * Goods that were forecast have come: all of them, or what was `received`. What didn't come is still to come on the same day, as a movement of
 * its own (`partOf`), unless nothing more is expected. Problems: invalid-transition; the fields of `lines` are refused as `not-expected`, `too-big`,
 * and `lines` as `nothing-received`.
 */
export function received(
  before: Movement,
  lines: readonly Received[] | undefined,
  { actor, more, ...said }: How,
  now: Date,
): MovementChange[] {
  const noted = withSaid(before, said);
  if (!lines) return [{ before, after: loaded(noted, actor, now) }];
  const came = new Map<string, number>();
  lines.forEach(({ productId, quantity }, index) => {
    const expected = before.lines.find((line) => line.productId === productId);
    if (!expected || came.has(productId)) throw invalid({ field: `lines.${index}.productId`, code: "not-expected" });
    const maximum = mostOf(expected.quantity);
    if (quantity > maximum) throw invalid({ field: `lines.${index}.quantity`, code: "too-big", params: { maximum } });
    came.set(productId, quantity);
  });
  const withPieces = (pieces: (line: MovedLine) => number): MovedLine[] =>
    before.lines.map((line) => ({ ...line, quantity: pieces(line) })).filter(({ quantity }) => quantity > 0);
  const there = withPieces(({ productId }) => came.get(productId) ?? 0);
  const missing = withPieces(({ productId, quantity }) => quantity - (came.get(productId) ?? 0));
  if (there.length === 0) throw invalid({ field: "lines", code: "nothing-received" });
  const rest: MovementChange[] =
    missing.length > 0 && more
      ? [{ after: { ...before, id: newIdAt(now), partOf: before.id, lines: missing, createdOn: now.toISOString() } }]
      : [];
  return [{ before, after: loaded({ ...noted, lines: there }, actor, now) }, ...rest];
}
