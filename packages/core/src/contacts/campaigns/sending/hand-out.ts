import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add, $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { overConflicts } from "../../../platform/storing/over-conflicts.ts";
import { cancellationReasons } from "../../../platform/storing/transaction.ts";
import { unlessChanged } from "../../../platform/storing/unless-changed.ts";
import { table } from "../../../platform/table.ts";
import { instant } from "../../../platform/time.ts";
import { eachApart } from "../../../platform/work/each-apart.ts";
import { announce } from "../../../platform/work/outbox.ts";
import { campaignLettersTaken, campaignTurn } from "../../events.ts";
import { settled, type Campaign } from "../campaign.ts";
import { campaignMachine } from "../campaign-machine.ts";
import { CampaignEntity, CampaignPaceEntity, CampaignRecipientEntity } from "../campaign.table.ts";
import { findCampaign, moveTo } from "../stored-campaign.ts";
import { batchSize, campaignShare } from "./share.ts";

/** Recipients of one read. */
const readAtOnce = 200;
/** After so long whatever was handed out has come to its end, or was broken off: what is left waits for the next round. */
const roundRestMs = 4 * 60_000;

type Recipient = { contactId: string; state: string; counted: number };
/** One whose letter has still to leave, or to be counted. */
const isOpen = ({ state, counted }: Recipient): boolean => state === "waiting" || state === "trying" || counted === 0;

async function recipientsAfter(campaignId: string, after: string | undefined) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `CAMPAIGN#${campaignId}`, range: { gt: `TO#${after ?? ""}` } })
    .entities(CampaignRecipientEntity)
    .options({ limit: readAtOnce, consistent: true })
    .send();
  return { rows: Items, isLast: LastEvaluatedKey === undefined };
}

/** Those whose turn is next, from where this round has come to, so many in a group. */
async function* groups(campaign: Campaign, size: number) {
  let after = campaign.takenUpTo;
  for (;;) {
    const { rows, isLast } = await recipientsAfter(campaign.id, after);
    const open = rows.filter(isOpen);
    for (let at = 0; at < open.length; at += size) {
      const some = open.slice(at, at + size);
      yield { count: some.length, upTo: some.at(-1)!.contactId };
    }
    if (isLast) return;
    after = rows.at(-1)?.contactId;
  }
}

/** How many letters this minute has room for. */
async function roomOf(minute: string, share: number): Promise<number> {
  const { Item } = await CampaignPaceEntity.build(GetItemCommand).key({ minute }).options({ consistent: true }).send();
  return share - (Item?.taken ?? 0);
}

const minuteOf = (now: Date): string => instant(now).slice(0, 16);

/** Hands out one group: the minute's room, the place in the list and the message that sends them, all or nothing. False where another did. */
async function take(
  { id }: Pick<Campaign, "id">,
  { count, after, upTo }: { count: number; after: string | undefined; upTo: string },
  share: number,
  now: Date,
): Promise<boolean> {
  const minute = minuteOf(now);
  const expiresAt = Math.floor(now.getTime() / 1000) + 86_400;
  const room = { attr: "taken", lte: share - count } as const;
  try {
    // Whoever counts what has left meets it: that is no reason to wait for the next minute.
    await overConflicts(() =>
      execute(
        CampaignPaceEntity.build(UpdateTransaction)
          .item({ minute, taken: $add(count), expiresAt })
          .options({ condition: { or: [{ attr: "taken", exists: false }, room] } }),
        CampaignEntity.build(UpdateTransaction)
          .item({ id, takenUpTo: upTo, takenOn: instant(now) })
          .options({
            condition: {
              and: [
                { attr: "state", eq: "sending" },
                after === undefined ? { attr: "takenUpTo", exists: false } : { attr: "takenUpTo", eq: after },
              ],
            },
          }),
        announce(campaignLettersTaken.of({ campaignId: id, ...(after !== undefined && { after }), upTo }), now),
      ),
    );
    return true;
  } catch (error) {
    // Another turn was first, or the campaign stands still.
    if (cancellationReasons(error).some(Boolean)) return false;
    throw error;
  }
}

/** A round is over: what is left of the list is begun anew, or the campaign is done. */
async function endRound(campaign: Campaign, now: Date): Promise<void> {
  if (settled(campaign) >= campaign.recipients) {
    campaignMachine.demand(campaign, "finish", "system");
    return void (await unlessChanged(() => moveTo(campaign, "done", {}, now)));
  }
  if (now.getTime() - Date.parse(campaign.takenOn ?? campaign.changedOn) < roundRestMs) return;
  await unlessChanged(() =>
    CampaignEntity.build(UpdateItemCommand)
      .item({ id: campaign.id, takenUpTo: $remove(), takenOn: instant(now) })
      .options({
        condition: {
          and: [
            { attr: "state", eq: "sending" },
            { attr: "takenOn", eq: campaign.takenOn ?? "" },
          ],
        },
      })
      .send(),
  );
}

/**
 * Hands out the letters of a campaign that this minute has room for, those of other campaigns counted in. May be repeated and may die anywhere: a letter is
 * handed out with its place in the list, and leaves by its own guard.
 */
export async function handOut(campaignId: string, now: Date): Promise<void> {
  const share = campaignShare();
  const campaign = await findCampaign(campaignId);
  if (campaign?.state !== "sending" || share === 0) return;
  let [after, room] = [campaign.takenUpTo, await roomOf(minuteOf(now), share)];
  const size = batchSize(share);
  for await (const { count, upTo } of groups(campaign, size)) {
    if (count > room || !(await take(campaign, { count, after, upTo }, share, now))) return;
    [after, room] = [upTo, room - count];
  }
  if (after === campaign.takenUpTo) await endRound(campaign, now);
}

/** Gives each campaign that is being sent its turn. Answers how many there are. */
export async function handOutAll(now: Date): Promise<number> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: "CAMPAIGNS#SENDING" })
    .entities(CampaignEntity)
    .options({ maxPages: Infinity })
    .send();
  await eachApart(Items, ({ id }) => execute(announce(campaignTurn.of({ campaignId: id }), now)));
  return Items.length;
}
