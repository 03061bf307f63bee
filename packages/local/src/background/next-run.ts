import { Cron } from "croner";

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * When EventBridge would run a schedule next: `rate(n minutes|hours|days)` counts from `after`, `cron(minute hour day
 * month weekday year)` is in UTC, its weekdays begin at 1 for Sunday. Throws when it can't read the expression.
 */
export function nextRun(expression: string, after: Date): Date {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) return new Date(after.getTime() + Number(rate[1]) * (unitMs[rate[2] ?? ""] ?? 0));
  const [minute, hour, day, month, weekday, year, ...more] = /^cron\((.+)\)$/.exec(expression)?.[1]?.split(" ") ?? [];
  if (!weekday || year !== "*" || more.length > 0) throw new Error(`can't read the schedule ${expression}`);
  const days = weekday.replaceAll(/(?<![#\w])\d/g, (number) => String(Number(number) - 1));
  const options = { timezone: "UTC", paused: true, sloppyRanges: true };
  const next = new Cron([minute, hour, day, month, days].join(" "), options).nextRun(after);
  if (!next) throw new Error(`the schedule ${expression} never runs`);
  return next;
}
