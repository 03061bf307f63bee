import { consentTextVersion } from "../accounts/index.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { Problem } from "../platform/problems.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { instant } from "../platform/time.ts";
import { nameInstaller } from "./asking/name-installer.ts";
import { installersNear } from "./asking/open-lead.ts";
import { othersEnd } from "./answering/answer-lead.ts";
import type { LeadStatus } from "./lead-codes.ts";
import { mostNamed, stands } from "./lead-codes.ts";
import { leadMachine } from "./lead-machine.ts";
import { LeadEntity, leadsIn, leadsList } from "./lead.table.ts";
import type { Lead } from "./lead.ts";
import { leadMessagesOf, loadLead, namingsOf, writeLead } from "./stored-lead.ts";

interface Filters {
  status?: LeadStatus | undefined;
  /** Words of name, address, town and wish. */
  text?: string | undefined;
}

/** Leads that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

/** The leads, those in a state by their last change, all by when they came; the newest first. */
export async function listLeads({
  cursor,
  limit,
  status,
  text: sought,
}: Filters & { cursor?: string | undefined; limit: number }) {
  const isNamed = wordsIn(sought);
  return filledPage(
    { cursor, limit },
    {
      read: (after) => {
        const at = { after, limit: atOnce, reverse: true };
        // Each list by its own name: the function's permissions follow from these words.
        return status ? pageOfShards(leadsIn(status), LeadEntity, at) : pageOfShards(leadsList, LeadEntity, at);
      },
      fitting: (rows) =>
        Promise.resolve(
          rows.filter(({ name, email, place, wish }) => isNamed(name, email, place.city, place.postalCode, wish.text)),
        ),
      keyOf: (row) => endAt(status ? leadsIn(status) : leadsList, status ? row.gsi2sk : row.gsi3sk),
      lookedThrough,
    },
  );
}

async function officeView(lead: Lead, now: Date) {
  const [namings, messages] = await Promise.all([namingsOf(lead.id), leadMessagesOf(lead.id)]);
  const known = new Set(namings.map(({ installerId }) => installerId));
  const mayName = lead.named < mostNamed && ["verified", "assigned", "accepted", "contacted"].includes(lead.status);
  const near = mayName ? await installersNear(lead, now) : [];
  return {
    ...lead,
    installers: namings.map((naming) => ({
      ...naming,
      stands: stands(naming.status),
      thread: messages.filter(({ installerId }) => installerId === naming.installerId),
    })),
    /** Whom it could still be given to. */
    near: near.filter(({ id }) => !known.has(id)),
  };
}

/** One for the office, with who was named, by which consent, and who else is near. Problem: not-found. */
export const officeLead = async (id: string, now: Date) => officeView(await loadLead(id), now);

type LeadChange = { revision: number } & (
  | { action: "note"; note?: string | undefined }
  | { action: "close"; outcome: "won" | "lost" | "expired" }
);

const closing = { won: "win", lost: "lose", expired: "expire" } as const;

/** Notes something, or closes it. Problems: not-found, version-conflict, invalid-transition. */
export async function changeLead(id: string, change: LeadChange, now: Date) {
  const before = await loadLead(id);
  if (before.revision !== change.revision) throw new Problem("version-conflict");
  if (change.action === "note")
    return officeView(await writeLead({ before, after: { ...before, note: change.note }, now }), now);
  const after = leadMachine.after(before, closing[change.outcome], "back-office");
  const namings = othersEnd(await namingsOf(id), undefined, now);
  return officeView(await writeLead({ before, after, namings, now }), now);
}

/**
 * Names an installer in the words of the lead's person, whose consent the office writes down with how it was given. Problems: not-found,
 * installers-named, pace-reached, invalid-transition, version-conflict.
 */
export async function assignInstaller(
  actor: { id: string },
  id: string,
  { installerId, how }: { installerId: string; how: string },
  now: Date,
) {
  const lead = await untilWritten(async () => {
    const before = await loadLead(id);
    if ((await namingsOf(id)).some((one) => one.installerId === installerId)) return before;
    const consent = { textVersion: consentTextVersion, on: instant(now), byEmployee: actor.id, how };
    return nameInstaller(before, installerId, consent, "back-office", now);
  });
  return officeView(lead, now);
}
