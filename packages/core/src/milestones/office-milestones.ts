import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { namesOf } from "../accounts/index.ts";
import { newId } from "../platform/ids.ts";
import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { table } from "../platform/table.ts";
import { instant, romeDate, romeMonth } from "../platform/time.ts";
import { findMilestone, milestonesFrom } from "./load-milestones.ts";
import { isOver, type Milestone, type MilestoneRule, type Redemption, type Reward } from "./milestone.ts";
import { milestoneWarnings } from "./milestone-warnings.ts";
import { lostRedemptions, MilestoneEntity, milestoneList, RedemptionEntity } from "./milestone.table.ts";
import type { MilestonePhase } from "./words.ts";

export interface MilestoneInput extends Omit<MilestoneRule, "target">, Reward {
  /** Absent: a new one. */
  id?: string | undefined;
  /** The version that was changed. */
  seen?: number | undefined;
  name: string;
  /** What of `amount`, `percent` counts. */
  kind: "amount" | "percent";
  /** Net cents of goods, for `amount`; and the number of orders, for `orders`. */
  goods?: number | undefined;
  count?: number | undefined;
  /** Codes of what is asked of such a reward and meant so (milestone-warnings.ts). */
  confirmed?: readonly string[] | undefined;
}

/** As many go on or are to come at most: a customer's page reads them all. */
const mostMilestones = 100;

function phaseOf(milestone: Milestone, today: string): MilestonePhase {
  if (milestone.endedOn) return "ended";
  if (isOver(milestone, today)) return "over";
  return today.slice(0, 7) < milestone.from ? "coming" : "running";
}

const rowOf = (milestone: Milestone, now: Date) => ({
  ...milestone,
  reached: Math.max(milestone.reached ?? 0, milestone.redeemed),
  phase: phaseOf(milestone, romeDate(now)),
  lost: [],
});

/** As many lost rewards as the list shows, those of longest ago. */
const mostLost = 200;

async function lostOnes(): Promise<Redemption[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: lostRedemptions })
    .entities(RedemptionEntity)
    .options({ limit: mostLost })
    .send();
  return Items;
}

const idsOf = (redemptions: readonly Redemption[], kind: Redemption["holderKind"]): string[] =>
  redemptions.filter(({ holderKind }) => holderKind === kind).map(({ holderId }) => holderId);

interface Asked {
  cursor?: string | undefined;
  limit: number;
  /** Words of its name. */
  text?: string | undefined;
}

/** So many a search reads: a hundred go on at most, the others are over. */
const lookedThrough = 1000;

/** A page of the milestones, those that last longest first, each with the used rewards whose ground is gone; all, or those of a name. */
export async function listMilestones({ cursor, limit, text }: Asked, now: Date) {
  const isNamed = wordsIn(text);
  const [page, lost] = await Promise.all([
    filledPage(
      { cursor, limit },
      {
        read: (after) =>
          table
            .build(QueryCommand)
            .query({ index: "gsi1", partition: milestoneList })
            .entities(MilestoneEntity)
            .options({ limit, reverse: true, ...(after && { exclusiveStartKey: after }) })
            .send(),
        fitting: (milestones) => milestones.filter(({ name }) => isNamed(name)),
        keyOf: ({ id, gsi1pk, gsi1sk }) => ({ pk: `MILESTONE#${id}`, sk: "MILESTONE", gsi1pk, gsi1sk }),
        lookedThrough: text ? lookedThrough : 1,
      },
    ),
    lostOnes(),
  ]);
  const names = await namesOf({
    people: idsOf(lost, "user"),
    companies: idsOf(lost, "company"),
    changes: [],
    goodsNames: () => Promise.resolve(new Map()),
  });
  const items = page.items.map((milestone) => ({
    ...rowOf(milestone, now),
    lost: lost
      .filter(({ milestoneId }) => milestoneId === milestone.id)
      .map(({ code, lostOn = "", holderId, holderKind }) => ({
        code,
        lostOn,
        holderId,
        holderKind,
        holderName: names.get(holderId),
      })),
  }));
  return { items, cursor: page.cursor };
}

/**
 * Makes a milestone, or gives one other terms: what was redeemed keeps those it was earned by. Problems: invalid-input (`too-many-milestones` at the
 * `name`), not-found for one that isn't there or was ended, version-conflict for one that somebody has changed meanwhile,
 * confirmation-needed for a reward out of proportion.
 */
export async function saveMilestone(input: MilestoneInput, now: Date) {
  const { id = newId(), seen, kind, goods, count, measure, name, category, from, until, minimum, days } = input;
  const before = input.id === undefined ? undefined : await findMilestone(id);
  if (input.id !== undefined && (!before || before.endedOn)) throw new Problem("not-found");
  if (before && before.version !== seen) throw new Problem("version-conflict");
  if (!before && (await milestonesFrom(romeMonth(now))).length >= mostMilestones)
    throw invalid({ field: "name", code: "too-many-milestones", params: { maximum: mostMilestones } });
  demandConfirmed([{ field: kind, warnings: milestoneWarnings(input), confirmed: input.confirmed }]);
  const milestone: Milestone = {
    id,
    name,
    measure,
    category,
    from,
    until,
    minimum,
    days,
    target: (measure === "amount" ? goods : count) ?? 0,
    ...(kind === "amount" ? { amount: input.amount } : { percent: input.percent }),
    version: (before?.version ?? 0) + 1,
    reached: before?.reached ?? 0,
    redeemed: before?.redeemed ?? 0,
    createdOn: before?.createdOn ?? instant(now),
  };
  await MilestoneEntity.build(PutItemCommand)
    .item({ ...milestone, gsi1pk: milestoneList, gsi1sk: `${until}#${id}` })
    .options({ condition: unchanged(before) })
    .send()
    .catch(refused);
  return rowOf(milestone, now);
}

/** Also that nobody has reached or redeemed it meanwhile, which a put would uncount. */
const unchanged = (before: Milestone | undefined) =>
  before
    ? {
        and: [
          { attr: "version" as const, eq: before.version },
          before.reached === undefined
            ? { attr: "reached" as const, exists: false }
            : { attr: "reached" as const, eq: before.reached },
          { attr: "redeemed" as const, eq: before.redeemed },
        ],
      }
    : { attr: "id" as const, exists: false };

/**
 * Nobody can reach it from now on: one that nobody has reached goes, any other stays in the office's list as ended. Who was told that they have
 * reached it may redeem it as long as they were told, and who has redeemed it keeps what they have. Problem: not-found, also for one that was ended.
 */
export const deleteMilestone = (id: string, now: Date): Promise<void> =>
  untilWritten(async () => {
    const before = await findMilestone(id);
    if (!before || before.endedOn) throw new Problem("not-found");
    const condition = unchanged(before);
    await (
      before.redeemed === 0 && before.reached === 0
        ? MilestoneEntity.build(DeleteItemCommand).key({ id }).options({ condition }).send()
        : MilestoneEntity.build(UpdateItemCommand)
            .item({ id, endedOn: instant(now), version: before.version + 1 })
            .options({ condition })
            .send()
    ).catch(refused);
  });

function refused(error: unknown): never {
  throw conditionFailed(error) ? new Problem("version-conflict") : error;
}
