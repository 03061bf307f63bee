import { isGoods } from "@solvia/core/platform/category";
import type { Quotation } from "./shared/quotation-shapes.ts";
import { leftOf, thereOf } from "./takeable.ts";

type Line = Quotation["current"]["lines"][number];

/** A line's pieces that can still be ordered, and how many of them lie there. */
export type Promised = Line & { left: number; available: number };

/**
 * The lines of a quotation whose goods a promise is made of: what is ordered already has that of its order, what is sold no more has none,
 * nor has any of what can't be accepted any longer.
 */
export function promisedOf(quotation: Quotation): Promised[] {
  if (!quotation.mayAccept) return [];
  const there = thereOf(quotation);
  const gone = new Set(
    (quotation.living?.findings ?? []).flatMap((found) => (found.code === "gone" ? [found.lineId] : [])),
  );
  return quotation.current.lines.flatMap((line) => {
    const left = leftOf(quotation, line.lineId);
    if (left === 0 || gone.has(line.lineId) || !isGoods(line.category)) return [];
    return [{ ...line, left, available: there[line.lineId] ?? left }];
  });
}
