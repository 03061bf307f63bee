import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { table } from "../../platform/table.ts";
import { LeadEntity, LeadInstallerEntity, LeadMessageEntity, leadsFrom, leadsOfUser } from "../lead.table.ts";
import type { Lead } from "../lead.ts";
import { leadMessagesOf, linkGuard, namingsOf } from "../stored-lead.ts";
import { leadOfLink } from "./open-lead.ts";

async function eraseParts(leadId: string): Promise<void> {
  for (const { installerId, id } of await leadMessagesOf(leadId))
    await LeadMessageEntity.build(DeleteItemCommand).key({ leadId, installerId, id }).send();
  for (const { installerId } of await namingsOf(leadId))
    await LeadInstallerEntity.build(DeleteItemCommand).key({ leadId, installerId }).send();
}

/**
 * Erases a lead with its links, who was named in it and what was written. What somebody writes into it meanwhile is refused once it is gone,
 * and goes by the second look. May be repeated.
 */
export async function eraseWhole({ id, links }: Pick<Lead, "id" | "links">): Promise<void> {
  for (const value of links) await GuardEntity.build(DeleteItemCommand).key({ kind: linkGuard, value }).send();
  await eraseParts(id);
  await LeadEntity.build(DeleteItemCommand).key({ id }).send();
  await eraseParts(id);
}

/** Its person has it erased, at once. Problem: token-invalid. */
export const eraseByLink = async (token: string, now: Date): Promise<void> => eraseWhole(await leadOfLink(token, now));

/** All leads of an address, for whoever asks what is known of it. */
export async function leadsOfAddress(email: string): Promise<Lead[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: leadsFrom(email) })
    .entities(LeadEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** Erases what leads hold of an address. May be repeated. */
export async function eraseLeadsOfAddress(email: string): Promise<void> {
  for (const lead of await leadsOfAddress(email)) await eraseWhole(lead);
}

/** Erases the leads of an account that is closed, before what else is held of it. May be repeated. */
export async function eraseLeadsOf(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: leadsOfUser(userId) })
    .entities(LeadEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const lead of Items) await eraseWhole(lead);
}
