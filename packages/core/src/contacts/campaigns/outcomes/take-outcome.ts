import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { overConflicts } from "../../../platform/storing/over-conflicts.ts";
import { conditionFailedAt } from "../../../platform/storing/transaction.ts";
import { table } from "../../../platform/table.ts";
import { daysLater, instant } from "../../../platform/time.ts";
import type { BulkMessage } from "../../../platform/work/bulk-messages.ts";
import { suppress } from "../../suppression/suppress.ts";
import type { Outcome } from "../campaign.ts";
import { CampaignEntity, CampaignRecipientEntity } from "../campaign.table.ts";
import { stopWhereTooMany } from "./stop-rules.ts";

interface Letter {
  campaignId: string;
  contactId: string;
}

const untold = {
  delivered: { attr: "deliveredOn", exists: false },
  bounced: { attr: "bouncedOn", exists: false },
  complained: { attr: "complainedOn", exists: false },
  unsubscribed: { attr: "unsubscribedOn", exists: false },
} as const;

/** Counts what was told of a letter, once however often it is told; of one that there isn't, nothing. */
async function note(letter: Letter, outcome: Outcome, now: Date): Promise<void> {
  const field = `${outcome}On` as const;
  try {
    await overConflicts(() =>
      execute(
        CampaignRecipientEntity.build(UpdateTransaction)
          .item({ ...letter, [field]: instant(now) })
          .options({
            condition: { and: [{ attr: "campaignId", exists: true }, untold[outcome]] },
          }),
        CampaignEntity.build(UpdateTransaction)
          .item({ id: letter.campaignId, [outcome]: $add(1) })
          .options({ condition: { attr: "id", exists: true } }),
      ),
    );
  } catch (error) {
    if (!conditionFailedAt(error, 0) && !conditionFailedAt(error, 1)) throw error;
  }
}

function outcomeOf({ eventType, bounce, complaint }: BulkMessage<"mail-outcomes">): Outcome | undefined {
  if (eventType === "Delivery") return "delivered";
  // One that is put off, or a mailbox that is full today, ends nothing.
  if (eventType === "Bounce") return bounce?.bounceType === "Permanent" ? "bounced" : undefined;
  // "It is no spam": the reader takes it back.
  if (eventType === "Complaint") return complaint?.complaintFeedbackType === "not-spam" ? undefined : "complained";
  return undefined;
}

/**
 * What the mail service tells of a mail: an address that doesn't receive, or whose reader complains, has no more offers, whatever mail it was; letters about
 * orders and passwords go there all the same. Of a campaign's letter it counts. May be repeated.
 */
export async function takeOutcome(message: BulkMessage<"mail-outcomes">, now: Date): Promise<Outcome | undefined> {
  const outcome = outcomeOf(message);
  if (!outcome) return undefined;
  const { bounce, complaint, mail } = message;
  if (outcome === "bounced" || outcome === "complained") {
    const told = outcome === "bounced" ? bounce?.bouncedRecipients : complaint?.complainedRecipients;
    for (const { emailAddress } of told ?? []) await suppress(addressIn(emailAddress), outcome, now);
  }
  const [campaignId, contactId] = [mail.tags["campaign"]?.[0], mail.tags["contact"]?.[0]];
  if (campaignId === undefined || contactId === undefined) return outcome;
  await note({ campaignId, contactId }, outcome, now);
  await stopWhereTooMany(campaignId, now);
  return outcome;
}

/** "Luca Ferri <luca@example.com>": the address alone. */
const addressIn = (told: string): string => (/<([^<>]+)>\s*$/.exec(told)?.[1] ?? told).trim().toLowerCase();

/** For so long somebody who wants no more letters is counted for the campaign that they have had last. */
const countsForDays = 30;

/** Somebody wants no more letters with offers: it counts for the last campaign they have had. May be repeated. */
export async function noteUnsubscribed(contactId: string, now: Date): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `CONTACT#${contactId}#CAMPAIGNS` })
    .entities(CampaignRecipientEntity)
    .options({ limit: 20, reverse: true })
    .send();
  const since = instant(daysLater(now, -countsForDays));
  const last = Items.filter(({ sentOn = "" }) => sentOn >= since).toSorted((one, other) =>
    (one.sentOn ?? "") < (other.sentOn ?? "") ? 1 : -1,
  )[0];
  if (last) await note({ campaignId: last.campaignId, contactId }, "unsubscribed", now);
}
