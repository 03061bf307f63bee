import { romeDaysLater, type Instant } from "../../platform/time.ts";

/** Minutes, seats. */
export const webinarLimits = { shortest: 10, longest: 8 * 60, seats: 5000 } as const;
/** Days after its end for which it is kept who had registered. */
export const registrationDays = 180;

/** When a publication of the type `webinar` is held; its words stand in the publication. */
export interface Webinar {
  publicationId: string;
  startsOn: Instant;
  endsOn: Instant;
  /** Seats; what is taken stands apart. */
  capacity: number;
  /** Where it is watched: for those who have registered alone. */
  liveUrl: string;
  cancelled: boolean;
  /** Of its entry in calendars (RFC 5545, 3.8.7.4): rises with each new date and when it is cancelled. */
  sequence: number;
  /** Rises with each write: of two editors the later is told. */
  revision: number;
  changedOn: Instant;
}

export const webinarPhases = ["upcoming", "live", "past"] as const;
type WebinarPhase = (typeof webinarPhases)[number];

/** Domain-rules 5.12: derived by start and end. */
export function phaseOf({ startsOn, endsOn }: Pick<Webinar, "startsOn" | "endsOn">, now: Date): WebinarPhase {
  if (now.getTime() >= Date.parse(endsOn)) return "past";
  return now.getTime() < Date.parse(startsOn) ? "upcoming" : "live";
}

/** What those who have registered are told of. */
export const webinarLetterKinds = ["registered", "changed", "dayBefore", "hourBefore"] as const;
export type WebinarLetterKind = (typeof webinarLetterKinds)[number];
const reminderKinds = ["dayBefore", "hourBefore"] as const satisfies readonly WebinarLetterKind[];
type ReminderKind = (typeof reminderKinds)[number];

/** When a reminder is due: at the same hour of Italy's clock on the day before, which may be 23 or 25 hours; an hour before. */
export function reminderAt(kind: ReminderKind, startsOn: Instant): Date {
  const start = new Date(startsOn);
  return kind === "dayBefore" ? romeDaysLater(start, -1) : new Date(start.getTime() - 3_600_000);
}

/** The reminder that is due now: the later of both where a schedule comes late, none before the first and once it has begun. */
export function dueReminder(startsOn: Instant, now: Date): ReminderKind | undefined {
  if (now.getTime() >= Date.parse(startsOn)) return undefined;
  return reminderKinds.toReversed().find((kind) => now >= reminderAt(kind, startsOn));
}
