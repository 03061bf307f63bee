import { compareForms, isOfForm, type SerialShapes } from "./shapes.ts";

/** Runs of digits, and of what isn't one: "A10B" is A, 10, B. */
const runsOf = (code: string): string[] => code.match(/\d+|\D+/g) ?? [];

const isNumber = (run: string): boolean => /^\d+$/.test(run);

/** As people count codes: numbers in them by their size, however many digits they have. Below nought where the first comes before. */
export function naturalOrder(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [left = "", right = ""] = [a[at], b[at]];
    if (left === right) continue;
    if (isNumber(left) && isNumber(right)) {
      const difference = BigInt(left) - BigInt(right);
      if (difference !== 0n) return difference < 0n ? -1 : 1;
      continue;
    }
    return left < right ? -1 : 1;
  }
  return a.length - b.length || (one < other ? -1 : one > other ? 1 : 0);
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Whether a serial lies from one to another, both included. Of ends of one length only codes of that length and of their form count, as the model's accepted serials have taught it: a code of another kind isn't
 * between two serials since its letters are. Of ends that differ in length, or of one end alone, numbers count by their size ("A9" before "A10").
 */
export function inRange(code: string, { from, to }: Range, shapes: SerialShapes): boolean {
  if (from !== undefined && to !== undefined && from.length === to.length) {
    return code >= from && code <= to && isOfForm(code, compareForms(from, to, shapes));
  }
  return (from === undefined || naturalOrder(from, code) <= 0) && (to === undefined || naturalOrder(code, to) <= 0);
}

/** Whether the first end comes after the last. */
export const isBackwards = ({ from, to }: Range): boolean =>
  from !== undefined && to !== undefined && (from.length === to.length ? from > to : naturalOrder(from, to) > 0);
