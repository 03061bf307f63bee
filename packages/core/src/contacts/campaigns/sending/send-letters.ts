import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setTimeout } from "node:timers/promises";
import { overConflicts } from "../../../platform/storing/over-conflicts.ts";
import { readAll } from "../../../platform/storing/read-all.ts";
import { cancellationReasons } from "../../../platform/storing/transaction.ts";
import { table } from "../../../platform/table.ts";
import { poolApart } from "../../../platform/work/each-apart.ts";
import { ContactEntity } from "../../contact.table.ts";
import { judged } from "../../judged.ts";
import { tallies, type SkipReason, type Tally } from "../campaign.ts";
import { CampaignEntity, CampaignRecipientEntity } from "../campaign.table.ts";
import { stopWhereTooMany } from "../outcomes/stop-rules.ts";
import { findCampaign } from "../stored-campaign.ts";
import { lettersOf } from "../templates/templates.ts";
import { attempt } from "./attempt.ts";
import { campaignShare, pauseMs } from "./share.ts";

interface Taken {
  campaignId: string;
  after?: string | undefined;
  upTo: string;
}

async function recipientsIn({ campaignId, after, upTo }: Taken) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `CAMPAIGN#${campaignId}`, range: { between: [`TO#${after ?? ""}`, `TO#${upTo}`] } })
    .entities(CampaignRecipientEntity)
    .options({ maxPages: Infinity, consistent: true })
    .send();
  return Items.filter(({ contactId }) => contactId !== after);
}

const isTally = (state: string): state is Tally => (tallies as readonly string[]).includes(state);
/** Recipients that are counted in one transaction. */
const countedAtOnce = 50;

/** Counts what has come to its end, each recipient once, whoever counts at the same time. */
async function count(taken: Taken): Promise<void> {
  const { campaignId } = taken;
  for (;;) {
    const all = (await recipientsIn(taken)).filter(({ state, counted }) => isTally(state) && counted === 0);
    const some = all.slice(0, countedAtOnce);
    if (some.length === 0) return;
    const numbers = Object.fromEntries(
      tallies.flatMap((name) => {
        const by = some.filter(({ state }) => state === name).length;
        return by > 0 ? [[name, $add(by)]] : [];
      }),
    );
    const bounced = some.filter(({ bouncedOn, state }) => state === "refused" && bouncedOn !== undefined).length;
    const campaign = await findCampaign(campaignId);
    if (!campaign) return;
    const skippedWhy: Partial<Record<SkipReason, number>> = { ...campaign.skippedWhy };
    for (const { why } of some) if (why) skippedWhy[why] = (skippedWhy[why] ?? 0) + 1;
    const skips = some.some(({ why }) => why);
    try {
      await overConflicts(() =>
        execute(
          CampaignEntity.build(UpdateTransaction)
            .item({
              id: campaignId,
              ...numbers,
              ...(bounced > 0 && { bounced: $add(bounced) }),
              ...(skips && { skippedWhy }),
            })
            .options({ condition: skips ? { attr: "skipped", eq: campaign.skipped } : { attr: "id", exists: true } }),
          ...some.map(({ contactId }) =>
            CampaignRecipientEntity.build(UpdateTransaction)
              .item({ campaignId, contactId, counted: 1 })
              .options({ condition: { attr: "counted", eq: 0 } }),
          ),
        ),
      );
    } catch (error) {
      // Another one has counted some of them: what is left is read again.
      if (!cancellationReasons(error).some(Boolean)) throw error;
    }
  }
}

/**
 * Sends the letters that were handed out with a message, evenly over their part of the minute. One that comes again, after a crash too, sends
 * none a second time, and counts what was left uncounted.
 */
export async function sendLetters(taken: Taken, clock: () => Date): Promise<void> {
  const campaign = await findCampaign(taken.campaignId);
  if (!campaign) return;
  const share = campaignShare();
  if (campaign.state === "sending" && share > 0) {
    const recipients = await recipientsIn(taken);
    const letters = await lettersOf(campaign);
    const found = await readAll(
      ContactEntity,
      recipients.map(({ contactId: id }) => ({ id })),
    );
    const contacts = new Map((await judged(found, clock())).map((one) => [one.id, one]));
    const due = recipients.filter(({ state }) => state === "waiting" || state === "trying");
    const begun = performance.now();
    // Each waits for its moment by itself: one that the mail server leaves hanging keeps no other waiting.
    await poolApart(due.entries(), Math.max(1, due.length), async ([at, recipient]) => {
      const wait = at * pauseMs(share) - (performance.now() - begun);
      if (wait > 1) await setTimeout(wait);
      await attempt(campaign, recipient, { contact: contacts.get(recipient.contactId), letters }, clock);
    });
  }
  await count(taken);
  await stopWhereTooMany(taken.campaignId, clock());
}
