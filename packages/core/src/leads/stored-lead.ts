import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { hashOf } from "../accounts/index.ts";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { orVersionConflict, type Write } from "../platform/storing/transaction.ts";
import { table } from "../platform/table.ts";
import { daysLater, instant } from "../platform/time.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import { InstallerProfileEntity, profileItem } from "./installers/profile.table.ts";
import type { InstallerProfile } from "./installers/profile.ts";
import { linkDays, mostNamed } from "./lead-codes.ts";
import { LeadEntity, leadItem, LeadInstallerEntity, LeadMessageEntity, messageItem, namingItem } from "./lead.table.ts";
import type { Lead, LeadMessage, Naming } from "./lead.ts";

export const linkGuard = "LEADLINK";
/** Letters to a lead's person each carry a link of their own; the oldest ones end. */
const mostLinks = 12;

export async function findLead(id: string): Promise<Lead | undefined> {
  return (await LeadEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadLead(id: string): Promise<Lead> {
  const lead = await findLead(id);
  if (!lead) throw new Problem("not-found");
  return lead;
}

/** Those who were named in a lead, in the order of their ids. */
export async function namingsOf(leadId: string): Promise<Naming[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `LEAD#${leadId}`, range: { beginsWith: "INSTALLER#" } })
    .entities(LeadInstallerEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

/** What was written in a lead, or of it with one installer, the oldest first. */
export async function leadMessagesOf(leadId: string, installerId?: string): Promise<LeadMessage[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({
      partition: `LEAD#${leadId}`,
      range: { beginsWith: installerId === undefined ? "MESSAGE#" : `MESSAGE#${installerId}#` },
    })
    .entities(LeadMessageEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

const guardOf = (value: string, ownerId: string) =>
  GuardEntity.build(PutTransaction).item({ kind: linkGuard, value, ownerId });
const linkGone = (value: string) => GuardEntity.build(DeleteTransaction).key({ kind: linkGuard, value });

/** A new link of a lead for a letter to its person: only its hash is stored. What is written with it keeps it open for its whole time. */
export function withLink(lead: Lead, now: Date): { lead: Lead; token: string; also: Write[] } {
  const token = newSecret();
  const hash = hashOf(token);
  const links = [...lead.links, hash];
  const gone = links.slice(0, Math.max(0, links.length - mostLinks));
  return {
    token,
    lead: { ...alive(lead, now), links: links.slice(gone.length) },
    also: [guardOf(hash, lead.id), ...gone.map(linkGone)],
  };
}

/** A sign of life: from here on its links work for their whole time. */
export const alive = (lead: Lead, now: Date): Lead => ({ ...lead, linkUntil: instant(daysLater(now, linkDays)) });

interface Changed<T> {
  /** As it was read; absent for a new one. */
  before?: T | undefined;
  after: T;
}

interface Change extends Changed<Lead> {
  namings?: readonly Changed<Naming>[];
  /** Of the installers of those namings, with their pace. */
  profiles?: readonly Changed<InstallerProfile>[];
  message?: LeadMessage | undefined;
  events?: readonly Announced[];
  also?: readonly Write[];
  now: Date;
}

/** Under the revision that was read; a new one only where there is none. */
const unchanged = (before: { revision: number } | undefined) =>
  ({ attr: "revision", ...(before ? { eq: before.revision } : { exists: false }) }) as
    | { attr: "revision"; eq: number }
    | { attr: "revision"; exists: false };

const leadWrite = ({ before, after }: Changed<Lead>, lead: Lead) =>
  LeadEntity.build(PutTransaction)
    .item(leadItem(lead))
    .options({
      condition:
        before && after.named > before.named
          ? {
              and: [
                { attr: "revision", eq: before.revision },
                { attr: "named", lt: mostNamed },
              ],
            }
          : unchanged(before),
    });

/** A profile under the revision that was read, for a transaction. */
export const profileWrite = ({ before, after }: Changed<InstallerProfile>) =>
  InstallerProfileEntity.build(PutTransaction)
    .item(profileItem({ ...after, revision: (before?.revision ?? 0) + 1 }))
    .options({ condition: unchanged(before) });

/**
 * Writes a lead with all that changes along with it, each under the revision that was read: all or nothing. One more who stands in it only
 * while fewer than three do, which the database checks itself. Problem: version-conflict.
 */
export async function writeLead(change: Change): Promise<Lead> {
  const { before, after, namings = [], profiles = [], message, events = [], also = [], now } = change;
  const lead: Lead = { ...after, revision: (before?.revision ?? 0) + 1, changedOn: instant(now) };
  try {
    await execute(
      leadWrite({ before, after }, lead),
      ...namings.map((one) =>
        LeadInstallerEntity.build(PutTransaction)
          .item(namingItem({ ...one.after, revision: (one.before?.revision ?? 0) + 1 }))
          .options({ condition: unchanged(one.before) }),
      ),
      ...profiles.map(profileWrite),
      ...(message ? [LeadMessageEntity.build(PutTransaction).item(messageItem(message))] : []),
      ...also,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return lead;
}
