import { invalid } from "../problems.ts";
import type { CivilDate } from "../time.ts";

/**
 * Demands that the last day of a list that is asked for isn't before its first: the database refuses such a range. The field that is wrong
 * is the last day's. Problem: invalid-input, `before-start`.
 */
export function demandDaysInOrder(first: CivilDate | undefined, last: CivilDate | undefined, field: string): void {
  if (first !== undefined && last !== undefined && last < first) throw invalid({ field, code: "before-start" });
}
