import { invalid } from "../platform/problems.ts";
import { dayStart, instant, plusDays, romeDate, type CivilDate, type Instant } from "../platform/time.ts";

/**
 * From when to when a price counts that is valid on these days, the last one included: from now on where the first is
 * today or isn't said. Problem: invalid-input for days that are past or in the wrong order.
 */
export function validity(
  { validFrom, validTo }: { validFrom?: CivilDate | undefined; validTo?: CivilDate | undefined },
  now: Date,
): { from: Instant; to: Instant | undefined } {
  const today = romeDate(now);
  if (validFrom !== undefined && validFrom < today) throw invalid({ field: "validFrom", code: "in-the-past" });
  if (validTo !== undefined && validTo < (validFrom ?? today))
    throw invalid({ field: "validTo", code: "before-start" });
  return {
    from: validFrom === undefined || validFrom === today ? instant(now) : dayStart(validFrom),
    to: validTo === undefined ? undefined : dayStart(plusDays(validTo, 1)),
  };
}
