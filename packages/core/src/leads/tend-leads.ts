import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { daysLater, instant, plusMonths, dayStart, romeDate } from "../platform/time.ts";
import { eachApart, inSequence } from "../platform/work/each-apart.ts";
import { leftBy, othersEnd } from "./answering/answer-lead.ts";
import { ownNaming } from "./answering/installers-lead.ts";
import { eraseWhole } from "./asking/erase-lead.ts";
import { leadLeft, leadWaits } from "./events.ts";
import { answerHours, keptMonths, lapseDays, leadStatuses, linkDays, unverifiedDays } from "./lead-codes.ts";
import type { LeadStatus } from "./lead-codes.ts";
import { leadMachine, namingMachine } from "./lead-machine.ts";
import { LeadEntity, LeadInstallerEntity, leadsIn, unanswered } from "./lead.table.ts";
import type { Naming } from "./lead.ts";
import { findLead, namingsOf, withLink, writeLead } from "./stored-lead.ts";

type Silent = Pick<Naming, "leadId" | "installerId">;

/** Five days without an answer: somebody else may be named, and its person hears of it. Whether it was done. */
const lapse = ({ leadId, installerId }: Silent, now: Date) =>
  untilWritten(async () => {
    const { before, naming } = await ownNaming({ id: installerId }, leadId);
    if (naming.status !== "named") return 0;
    const gone = { ...namingMachine.after(naming, "lapse", "system"), endedOn: instant(now) };
    const { lead: after, token, also } = withLink(await leftBy(before, naming, "system"), now);
    const events = [leadLeft.of({ leadId, installerId, token })];
    await writeLead({ before, after, namings: [{ before: naming, after: gone }], also, events, now });
    return 1;
  });

/** Two days without one: told once more. */
const remind = ({ leadId, installerId }: Silent, now: Date) =>
  untilWritten(async () => {
    const { before, naming } = await ownNaming({ id: installerId }, leadId);
    if (naming.status !== "named" || naming.remindedOn) return 0;
    namingMachine.demand(naming, "remind", "system");
    const reminded = { before: naming, after: { ...naming, remindedOn: instant(now) } };
    const events = [leadWaits.of({ leadId, installerId })];
    await writeLead({ before, after: before, namings: [reminded], events, now });
    return 1;
  });

const expire = (id: string, now: Date) =>
  untilWritten(async () => {
    const before = await findLead(id);
    if (!before || before.linkUntil >= instant(now)) return 0;
    const after = leadMachine.after(before, "expire", "system");
    await writeLead({ before, after, namings: othersEnd(await namingsOf(id), undefined, now), now });
    return 1;
  });

/** Erases it if it still is in that state, and wasn't touched meanwhile. */
async function eraseOld(id: string, status: LeadStatus, before: string): Promise<0 | 1> {
  const lead = await findLead(id);
  if (!lead || lead.status !== status || lead.changedOn >= before) return 0;
  await eraseWhole(lead);
  return 1;
}

/** Those who haven't answered in two days: reminded, and after five left out. */
async function tendSilent(told: { lapsed: number; reminded: number }, now: Date): Promise<void> {
  const late = instant(daysLater(now, -lapseDays));
  const before = instant(new Date(now.getTime() - answerHours * 3_600_000));
  await eachApart(rowsOfShards(unanswered, LeadInstallerEntity, { before }), async (naming) => {
    if (naming.namedOn < late) told.lapsed += await lapse(naming, now);
    else if (!naming.remindedOn) told.reminded += await remind(naming, now);
  });
}

/**
 * What time does to leads: those that nobody confirmed are erased after seven days, installers reminded after two and left out after five,
 * those without a sign of life for 90 days closed, all erased after twelve months (domain-rules 5.10, 8.3). One that can't be done keeps no
 * other waiting: throws once all were tried. How many of each.
 */
export async function tendLeads(now: Date) {
  const told = { lapsed: 0, reminded: 0, expired: 0, erased: 0 };
  const quiet = instant(daysLater(now, -linkDays));
  const unconfirmed = instant(daysLater(now, -unverifiedDays));
  const old = dayStart(plusMonths(romeDate(now), -keptMonths));
  await inSequence(
    () => tendSilent(told, now),
    () =>
      eachApart(["verified", "assigned"] as const, (status) =>
        eachApart(rowsOfShards(leadsIn(status), LeadEntity, { before: quiet }), async ({ id }) => {
          told.expired += await expire(id, now);
        }),
      ),
    () =>
      eachApart(leadStatuses, (status) => {
        const before = status === "new" ? unconfirmed : old;
        return eachApart(rowsOfShards(leadsIn(status), LeadEntity, { before }), async ({ id }) => {
          told.erased += await eraseOld(id, status, before);
        });
      }),
  );
  return told;
}
