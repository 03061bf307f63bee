import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { hashOf } from "../../accounts/index.ts";
import { Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { stillInstallers } from "../installers/stored-profile.ts";
import { mostNamed, mostShown, stands } from "../lead-codes.ts";
import { leadMachine } from "../lead-machine.ts";
import type { Lead, Naming } from "../lead.ts";
import { shareOf } from "../near/nearest.ts";
import { offeredTo } from "../near/offered.ts";
import { roomOf } from "../near/pace.ts";
import { alive, findLead, leadMessagesOf, linkGuard, namingsOf, writeLead } from "../stored-lead.ts";

/** The lead that a letter's link opens. Problem: token-invalid for one that was made up, has ended or belongs to what was erased. */
export async function leadOfLink(token: string, now: Date): Promise<Lead> {
  const value = hashOf(token);
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind: linkGuard, value }).send();
  const lead = Item ? await findLead(Item.ownerId) : undefined;
  if (!lead || !lead.links.includes(value) || lead.linkUntil < instant(now)) throw new Problem("token-invalid");
  return lead;
}

const namingView = ({ consent, ...naming }: Naming) => ({
  ...naming,
  stands: stands(naming.status),
  consent: { textVersion: consent.textVersion, on: consent.on },
});

/** As its person reads it: who was named with which consent, who has answered, and what was written. */
export async function leadPage(lead: Lead) {
  const [namings, messages] = await Promise.all([namingsOf(lead.id), leadMessagesOf(lead.id)]);
  return {
    ...lead,
    room: Math.max(0, mostNamed - lead.named),
    installers: namings.map((naming) => ({
      ...namingView(naming),
      thread: messages.filter(({ installerId }) => installerId === naming.installerId),
    })),
  };
}

export const linkedLead = async (token: string, now: Date) => leadPage(await leadOfLink(token, now));

/** The letter's reader confirms; may be repeated. Problems: token-invalid, version-conflict. */
export const verifyLead = (token: string, now: Date) =>
  untilWritten(async () => {
    const before = await leadOfLink(token, now);
    if (before.status !== "new") return leadPage(before);
    const verified = { ...leadMachine.after(before, "verify", "customer"), verifiedOn: instant(now) };
    return leadPage(await writeLead({ before, after: alive(verified, now), now }));
  });

/** Degrees to about a kilometre: a map needs no front door. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The installers near a lead who do what it wishes, the nearest first, each with whether they still take one this week. */
export async function installersNear(lead: Pick<Lead, "place" | "wish">, now: Date) {
  const near = await offeredTo(lead, 2 * mostShown);
  const still = await stillInstallers(near);
  return still.slice(0, mostShown).map(({ asked, answered, place: { city, postalCode, ...point }, ...profile }) => ({
    ...profile,
    point: { latitude: rounded(point.latitude), longitude: rounded(point.longitude) },
    city,
    postalCode,
    ...shareOf({ asked, answered }),
    room: roomOf(profile, now),
  }));
}

/** Problems: token-invalid, invalid-transition before it is confirmed. */
export async function installersForLink(token: string, now: Date) {
  const lead = await leadOfLink(token, now);
  if (lead.status === "new") throw new Problem("invalid-transition", { state: lead.status, action: "name" });
  return { items: await installersNear(lead, now) };
}
