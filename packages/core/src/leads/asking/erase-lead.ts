import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { table } from "../../platform/table.ts";
import { findProfile } from "../installers/stored-profile.ts";
import { LeadEntity, LeadInstallerEntity, LeadMessageEntity, leadsFrom, leadsOfUser } from "../lead.table.ts";
import type { Lead } from "../lead.ts";
import { neverAsked } from "../near/pace.ts";
import { leadMessagesOf, linkGuard, namingsOf, profileWrite } from "../stored-lead.ts";
import { leadOfLink } from "./open-lead.ts";

/**
 * Takes a naming out. One that its installer hadn't answered yet counts as if they never had been asked, in the same write: nobody can answer it
 * any more, and its place in the week is free again. Problem: version-conflict when others keep writing.
 */
const eraseNaming = (leadId: string, installerId: string): Promise<void> =>
  untilWritten(async () => {
    const key = { leadId, installerId };
    const { Item: naming } = await LeadInstallerEntity.build(GetItemCommand)
      .key(key)
      .options({ consistent: true })
      .send();
    if (!naming) return;
    const before = naming.status === "named" ? await findProfile(installerId) : undefined;
    const gone = LeadInstallerEntity.build(DeleteTransaction)
      .key(key)
      .options({ condition: { attr: "revision", eq: naming.revision } });
    try {
      await execute(gone, ...(before ? [profileWrite({ before, after: neverAsked(before, naming) })] : []));
    } catch (error) {
      throw orVersionConflict(error);
    }
  });

async function eraseParts(leadId: string): Promise<void> {
  for (const { installerId, id } of await leadMessagesOf(leadId))
    await LeadMessageEntity.build(DeleteItemCommand).key({ leadId, installerId, id }).send();
  for (const { installerId } of await namingsOf(leadId)) await eraseNaming(leadId, installerId);
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
