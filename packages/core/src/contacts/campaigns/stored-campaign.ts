import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add, $remove } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { Campaign, Pause } from "./campaign.ts";
import { CampaignEntity, campaignKeys } from "./campaign.table.ts";

export async function findCampaign(id: string): Promise<Campaign | undefined> {
  return (await CampaignEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadCampaign(id: string): Promise<Campaign> {
  const campaign = await findCampaign(id);
  if (!campaign) throw new Problem("not-found");
  return campaign;
}

/** A new one, or one whose list is still looked through: nothing else is written of it meanwhile. Problem: version-conflict. */
export async function writeCampaign(
  before: Campaign | undefined,
  after: Omit<Campaign, "revision">,
  { also = [], events = [] }: { also?: readonly Write[]; events?: readonly Announced[] },
  now: Date,
): Promise<Campaign> {
  const campaign = { ...after, changedOn: instant(now), revision: (before?.revision ?? 0) + 1 };
  try {
    await execute(
      CampaignEntity.build(PutTransaction)
        .item({ ...campaign, ...campaignKeys(campaign) })
        .options({
          condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false },
        }),
      ...also,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return campaign;
}

/**
 * Brings one into another state and leaves its counts to whoever counts meanwhile; letters that were handed out in a former sending are looked for anew. Problem:
 * version-conflict.
 */
export async function moveTo(
  before: Campaign,
  state: Campaign["state"],
  { pausedBy, events = [] }: { pausedBy?: Pause; events?: readonly Announced[] },
  now: Date,
): Promise<void> {
  const { gsi2pk, gsi2sk } = { gsi2pk: undefined, gsi2sk: undefined, ...campaignKeys({ ...before, state }) };
  try {
    await execute(
      CampaignEntity.build(UpdateTransaction)
        .item({
          id: before.id,
          state,
          pausedBy: pausedBy ?? $remove(),
          ...(state === "sending" && { takenUpTo: $remove() }),
          gsi2pk: gsi2pk ?? $remove(),
          gsi2sk: gsi2sk ?? $remove(),
          changedOn: instant(now),
          revision: $add(1),
        })
        .options({ condition: { attr: "revision", eq: before.revision } }),
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
}
