import type { Entitlement } from "../../platform/access.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { afterWorking, workedBetween, workingDay } from "./working-time.ts";

/** Working days in which a request has a solution or a question back (domain-rules 5.11). */
export const workingDaysOf: Readonly<Record<Entitlement, number>> = { none: 3, premium: 2, exclusive: 1 };

/** The clock of a ticket: it runs towards an instant, or stands with so many milliseconds of the desk's time left, fewer than none where it was late. */
export type SlaClock = { dueAt: Instant; left?: undefined } | { left: number; dueAt?: undefined };

export const startedClock = (tier: Entitlement, now: Date): SlaClock => ({
  dueAt: instant(afterWorking(now, workingDaysOf[tier] * workingDay)),
});

/** Stands still: the customer is to answer, or nothing is left to do. */
export function stoppedClock(clock: SlaClock, now: Date): SlaClock {
  if (clock.dueAt === undefined) return clock;
  const due = new Date(clock.dueAt);
  return { left: now <= due ? workedBetween(now, due) : -workedBetween(due, now) };
}

/** Goes on with what was left; what was late is due at once. */
export function resumedClock(clock: SlaClock, now: Date): SlaClock {
  if (clock.left === undefined) return clock;
  return { dueAt: instant(clock.left > 0 ? afterWorking(now, clock.left) : now) };
}

export const isOverdue = ({ dueAt }: SlaClock, now: Date): boolean =>
  dueAt !== undefined && Date.parse(dueAt) < now.getTime();
