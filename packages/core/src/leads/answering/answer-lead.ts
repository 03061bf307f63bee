import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { writeMessage } from "../asking/email-installer.ts";
import { leadAccepted, leadLeft } from "../events.ts";
import type { InstallerProfile } from "../installers/profile.ts";
import { findProfile } from "../installers/stored-profile.ts";
import type { ReturnReason } from "../lead-codes.ts";
import { statusBy } from "../lead-after.ts";
import { leadMachine, namingMachine } from "../lead-machine.ts";
import type { Lead, Naming } from "../lead.ts";
import { answeredNow, givenBack } from "../near/pace.ts";
import { namingsOf, withLink, writeLead } from "../stored-lead.ts";
import { installerLead, ownNaming, returnUntil } from "./installers-lead.ts";

type Installer = Pick<User, "id" | "name" | "surname">;

/** What an answer makes of an installer's profile; nothing where it is gone. */
async function profileChange(id: string, change: (profile: InstallerProfile) => InstallerProfile) {
  const before = await findProfile(id);
  return before ? [{ before, after: change(before) }] : [];
}

function withAcceptance(lead: Lead): Lead {
  if (lead.status === "assigned") return leadMachine.after(lead, "accept", "installer");
  leadMachine.demand(lead, "accept-too", "installer");
  return lead;
}

/**
 * An installer who was named accepts: from now on they read how its person is reached, who hears of it by mail. Each of those who were named
 * may; two at once both come through. May be repeated. Problems: not-found, invalid-transition, version-conflict.
 */
export async function acceptLead(user: Installer, leadId: string, now: Date) {
  await untilWritten(async () => {
    const { before, naming } = await ownNaming(user, leadId);
    if (naming.status === "accepted") return;
    const accepted = namingMachine.after(naming, "accept", "installer");
    const { lead: after, token, also } = withLink(withAcceptance(before), now);
    const at = instant(now);
    await writeLead({
      before,
      after,
      namings: [{ before: naming, after: { ...accepted, acceptedOn: at, answeredOn: at } }],
      profiles: await profileChange(user.id, (profile) => answeredNow(profile, naming, now)),
      also,
      events: [leadAccepted.of({ leadId, installerId: user.id, token })],
      now,
    });
  });
  return installerLead(user, leadId, now);
}

/** The lead when one of its installers has left it: others stand in it still, or somebody else may be named. */
export async function leftBy(before: Lead, naming: Naming, by: "installer" | "system"): Promise<Lead> {
  leadMachine.demand(before, "leave", by);
  const others = (await namingsOf(before.id)).filter(({ installerId }) => installerId !== naming.installerId);
  return { ...before, status: statusBy(others) ?? "verified", named: before.named - 1 };
}

function left(naming: Naming, now: Date): Naming {
  if (naming.status !== "accepted") return namingMachine.after(naming, "decline", "installer");
  const after = namingMachine.after(naming, "return", "installer");
  const until = returnUntil(naming);
  if (until && now > until) throw new Problem("return-too-late");
  return after;
}

interface Return {
  reason: ReturnReason;
  words?: string | undefined;
}

/**
 * Declines a lead, or gives an accepted one back within 72 hours, with a reason: the pace of the week in which it came has room for it again,
 * its person hears that somebody else may be named. Problems: not-found, return-too-late, invalid-transition, version-conflict.
 */
export async function returnLead(user: Installer, leadId: string, { reason, words }: Return, now: Date) {
  await untilWritten(async () => {
    const { before, naming } = await ownNaming(user, leadId);
    const gone = left(naming, now);
    const { lead: after, token, also } = withLink(await leftBy(before, naming, "installer"), now);
    const at = instant(now);
    const ended = { ...gone, returnReason: reason, returnWords: words, endedOn: at, answeredOn: gone.answeredOn ?? at };
    await writeLead({
      before,
      after,
      namings: [{ before: naming, after: ended }],
      profiles: await profileChange(user.id, (profile) => {
        const room = givenBack(profile, naming);
        return naming.answeredOn === undefined ? answeredNow(room, naming, now) : room;
      }),
      also,
      events: [leadLeft.of({ leadId, installerId: user.id, token })],
      now,
    });
  });
  return installerLead(user, leadId, now);
}

/** Who hadn't answered yet when a lead ended needn't any more. */
export const othersEnd = (namings: readonly Naming[], but: string | undefined, now: Date) =>
  namings
    .filter(({ status, installerId }) => status === "named" && installerId !== but)
    .map((before) => ({
      before,
      after: { ...namingMachine.after(before, "lapse", "system"), endedOn: instant(now) },
    }));

/** What became of it, as an installer says: won ends it for all, lost for whoever says so. */
async function withOutcome(before: Lead, naming: Naming, outcome: "won" | "lost", now: Date) {
  const at = instant(now);
  const ended = { ...namingMachine.after(naming, outcome === "won" ? "win" : "lose", "installer"), endedOn: at };
  const namings = await namingsOf(before.id);
  const own = { before: naming, after: ended };
  if (outcome === "won")
    return {
      after: leadMachine.after(before, "win", "installer"),
      namings: [own, ...othersEnd(namings, naming.installerId, now)],
    };
  leadMachine.demand(before, "give-up", "installer");
  const others = namings.filter(({ installerId }) => installerId !== naming.installerId);
  return { after: { ...before, status: statusBy(others) ?? ("lost" as const) }, namings: [own] };
}

/** Problems: not-found, invalid-transition, version-conflict. */
export async function closeOwnLead(user: Installer, leadId: string, outcome: "won" | "lost", now: Date) {
  await untilWritten(async () => {
    const { before, naming } = await ownNaming(user, leadId);
    if (naming.status === outcome) return;
    await writeLead({ before, ...(await withOutcome(before, naming, outcome, now)), now });
  });
  return installerLead(user, leadId, now);
}

/** An installer who has accepted writes to its person. Problems: not-found, invalid-transition, too-many-requests, version-conflict. */
export async function writeToLead(user: Installer, leadId: string, text: string, now: Date) {
  await untilWritten(async () => {
    const { before, naming } = await ownNaming(user, leadId);
    await writeMessage({ before, naming }, { side: "installer", authorName: naming.installerName, text }, now);
  });
  return installerLead(user, leadId, now);
}
