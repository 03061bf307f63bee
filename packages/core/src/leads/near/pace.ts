import type { Instant } from "../../platform/time.ts";
import { plusDays, romeDate } from "../../platform/time.ts";
import type { InstallerProfile } from "../installers/profile.ts";
import { answerHours, openPerWeek } from "../lead-codes.ts";
import type { Naming } from "../lead.ts";

/** The Monday of a moment's week by the clocks of Rome. */
export function weekOf(now: Date): string {
  const day = romeDate(now);
  return plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** How many leads an installer still takes this week. */
export const roomOf = ({ paceWeek, paceTaken }: Pick<InstallerProfile, "paceWeek" | "paceTaken">, now: Date): number =>
  Math.max(0, openPerWeek - (paceWeek === weekOf(now) ? paceTaken : 0));

/** Named once more. */
export function taken(profile: InstallerProfile, now: Date): InstallerProfile {
  const week = weekOf(now);
  const paceTaken = profile.paceWeek === week ? profile.paceTaken + 1 : 1;
  return { ...profile, paceWeek: week, paceTaken, asked: profile.asked + 1 };
}

/** What was declined or given back in the week in which it came counts no more. */
export const givenBack = (profile: InstallerProfile, { week }: Pick<Naming, "week">): InstallerProfile =>
  profile.paceWeek === week ? { ...profile, paceTaken: Math.max(0, profile.paceTaken - 1) } : profile;

/** Named for nothing: the lead is gone before they could answer. */
export const neverAsked = (profile: InstallerProfile, naming: Pick<Naming, "week">): InstallerProfile => ({
  ...givenBack(profile, naming),
  asked: Math.max(profile.answered, profile.asked - 1),
});

/** An answer within two days counts for them, whatever it says. */
export const answeredNow = (
  profile: InstallerProfile,
  { namedOn }: { namedOn: Instant },
  now: Date,
): InstallerProfile =>
  now.getTime() - Date.parse(namedOn) <= answerHours * 3_600_000
    ? { ...profile, answered: profile.answered + 1 }
    : profile;
