import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";
import { daysLater, instant } from "../../platform/time.ts";
import { lapseDays, returnHours, reveals } from "../lead-codes.ts";
import { namingMachine } from "../lead-machine.ts";
import { LeadEntity, LeadInstallerEntity, leadsOfInstaller } from "../lead.table.ts";
import type { Lead, Naming } from "../lead.ts";
import { findLead, leadMessagesOf } from "../stored-lead.ts";

/** Until when an accepted lead may be given back. */
export const returnUntil = ({ acceptedOn }: Pick<Naming, "acceptedOn">): Date | undefined =>
  acceptedOn === undefined ? undefined : new Date(Date.parse(acceptedOn) + returnHours * 3_600_000);

/** A lead in which this installer was named, with their part. Problem: not-found, also for another's. */
export async function ownNaming({ id }: Pick<User, "id">, leadId: string): Promise<{ before: Lead; naming: Naming }> {
  const { Item: naming } = await LeadInstallerEntity.build(GetItemCommand)
    .key({ leadId, installerId: id })
    .options({ consistent: true })
    .send();
  const before = naming && (await findLead(leadId));
  if (!naming || !before) throw new Problem("not-found");
  return { before, naming };
}

/** What an installer reads: who it is and how they are reached only while their part reveals it, and no consent's address ever. */
function installerView({ place, wish, ...lead }: Lead, naming: Naming, now: Date) {
  const { consent: _, revision: __, ...part } = naming;
  const { text, ...asked } = wish;
  const known = reveals(naming.status);
  const { name, email, telephone } = lead;
  const until = returnUntil(naming);
  return {
    ...part,
    id: lead.id,
    city: place.city,
    postalCode: place.postalCode,
    countryCode: place.countryCode,
    wish: { ...asked, ...(known && { text }) },
    ...(known && { contact: { name, email, telephone } }),
    ...(naming.status === "named" && {
      answerUntil: instant(daysLater(new Date(naming.namedOn), lapseDays)),
    }),
    ...(naming.status === "accepted" && until && until > now && { returnUntil: instant(until) }),
    mayWrite: namingMachine.offers(naming, "write", "installer") && ["accepted", "contacted"].includes(lead.status),
  };
}

/** One of them, with what both sides wrote while it reveals its person. Problem: not-found. */
export async function installerLead(user: Pick<User, "id">, leadId: string, now: Date) {
  const { before, naming } = await ownNaming(user, leadId);
  const thread = reveals(naming.status) ? await leadMessagesOf(leadId, user.id) : [];
  return { ...installerView(before, naming, now), thread };
}

/** The leads in which an installer was named, the newest first. */
export async function listInstallerLeads(
  { id }: Pick<User, "id">,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { Items: namings = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: leadsOfInstaller(id) })
    .entities(LeadInstallerEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const leads = await readAll(
    LeadEntity,
    namings.map(({ leadId }) => ({ id: leadId })),
  );
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const items = namings.flatMap((naming) => {
    const lead = byId.get(naming.leadId);
    return lead ? [installerView(lead, naming, now)] : [];
  });
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}
