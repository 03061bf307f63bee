import { romeDate, romeTime } from "@solvia/core/platform/time";

const minute = 60_000;

/**
 * A day and an hour of Rome as the moment that a request bears under a name; nothing where neither is said. An hour alone is today's. A day alone is its first
 * minute, today the minute that comes: a transport doesn't begin before its document was written.
 */
export function momentOf<Name extends string>(
  name: Name,
  { day, time }: { day: string; time: string },
  now: Date,
): Partial<Record<Name, string>> {
  if (!day && !time) return {};
  const today = romeDate(now);
  const coming = new Date(Math.ceil(now.getTime() / minute) * minute);
  const at = time || (day && day !== today) ? romeTime(day || today, time || "00:00") : coming;
  return { [name]: at.toISOString() } as Record<Name, string>;
}
