import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { daysLater } from "../../platform/time.ts";
import { OutboxEntity, outboxItem } from "../../platform/work/outbox.ts";
import { ContactEntity, ContactMembershipEntity, membersOf } from "../contact.table.ts";
import { judged, type JudgedContact } from "../judged.ts";
import { campaignAsked } from "../events.ts";
import type { Allowed, Campaign, SkipReason } from "./campaign.ts";
import { campaignMachine } from "./campaign-machine.ts";
import { campaignsOf, CampaignRecipientEntity } from "./campaign.table.ts";
import { findCampaign, writeCampaign } from "./stored-campaign.ts";

/** Contacts of one transaction, which may have a hundred writes, and transactions of one message. */
const atOnce = 80;
const stepsOfMessage = 25;
/** What became of single letters is known for a year (domain-rules 8.3, logs). */
const keptDays = 365;

/** Adds one to the group of a ground and a country. */
function withOne(allowed: readonly Allowed[], basis: Allowed["basis"], country: string): Allowed[] {
  const known = allowed.some((one) => one.basis === basis && one.country === country);
  return known
    ? allowed.map((one) => (one.basis === basis && one.country === country ? { ...one, count: one.count + 1 } : one))
    : [...allowed, { basis, country, count: 1 }];
}

/** The gate with some more of the list looked at. */
function counted(campaign: Campaign, contacts: readonly JudgedContact[]) {
  let { allowed } = campaign;
  const refusedWhy: Partial<Record<SkipReason, number>> = { ...campaign.refusedWhy };
  for (const { verdict, country = "" } of contacts) {
    if (verdict.allowed) allowed = withOne(allowed, verdict.basis, country);
    else refusedWhy[verdict.reason] = (refusedWhy[verdict.reason] ?? 0) + 1;
  }
  return { allowed, refusedWhy };
}

async function members({ listName, judgedUpTo }: Campaign) {
  const list = membersOf(listName);
  const after = judgedUpTo === undefined ? undefined : endAt(list, judgedUpTo);
  const { Items, LastEvaluatedKey } = await pageOfShards(membersOf(listName), ContactMembershipEntity, {
    after,
    limit: atOnce,
  });
  const contacts = await readAll(
    ContactEntity,
    Items.map(({ contactId: id }) => ({ id })),
  );
  return { contacts, upTo: Items.at(-1)?.gsi2sk, isLast: LastEvaluatedKey === undefined };
}

/** Looks at the next contacts of the list, and writes down who is to have a letter with what was counted: all or nothing. */
async function step(campaign: Campaign, now: Date): Promise<void> {
  const { contacts, upTo, isLast } = await members(campaign);
  const seen = await judged(contacts, now);
  const wanted = seen.filter(({ verdict }) => verdict.allowed);
  const after = {
    ...(isLast ? campaignMachine.after(campaign, "judged", "system") : campaign),
    ...counted(campaign, seen),
    judgedUpTo: upTo ?? campaign.judgedUpTo,
    recipients: campaign.recipients + wanted.length,
  };
  const expiresAt = Math.floor(daysLater(now, keptDays).getTime() / 1000);
  const also = wanted.map(({ id: contactId }) =>
    CampaignRecipientEntity.build(PutTransaction).item({
      campaignId: campaign.id,
      contactId,
      state: "waiting",
      tries: 0,
      counted: 0,
      expiresAt,
      gsi1pk: campaignsOf(contactId),
      gsi1sk: campaign.id,
    }),
  );
  await writeCampaign(campaign, after, { also }, now);
}

/**
 * Looks through a campaign's list: who may be written to, on which ground and where, and who may not. Goes on where it was broken off; what a second
 * delivery does at the same time is done by one of the two.
 */
export async function judgeCampaign(campaignId: string, now: Date): Promise<void> {
  for (let steps = 0; steps < stepsOfMessage; steps++) {
    const campaign = await findCampaign(campaignId);
    if (campaign?.state !== "checking") return;
    await unlessChanged(() => step(campaign, now));
  }
  await OutboxEntity.build(PutItemCommand)
    .item(outboxItem(campaignAsked.of({ campaignId }), now))
    .send();
}
