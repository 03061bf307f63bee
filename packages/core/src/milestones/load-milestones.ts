import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../platform/table.ts";
import type { Milestone, Redemption, Tally, Told } from "./milestone.ts";
import {
  holdersPartition,
  MilestoneEntity,
  milestoneList,
  MilestoneTallyEntity,
  MilestoneToldEntity,
  RedemptionEntity,
} from "./milestone.table.ts";

export async function findMilestone(id: string): Promise<Milestone | undefined> {
  const { Item } = await MilestoneEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}

/** Those whose last month is this one or later, all of them: as many at most as the office lets there be. */
export async function milestonesFrom(month: string): Promise<Milestone[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: milestoneList, range: { gte: month } })
    .entities(MilestoneEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** What is kept of a company or a user: their orders' worth, and what they have redeemed. */
export interface Holdings {
  holderId: string;
  /** Of the tally; 0 while there is none. */
  version: number;
  tallies: readonly Tally[];
  redemptions: readonly Redemption[];
  /** The milestones of which they were told that they have reached them. */
  told: ReadonlyMap<string, Told>;
}

/** One consistent question. */
export async function holdingsOf(holderId: string): Promise<Holdings> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: holdersPartition(holderId) })
    .entities(MilestoneTallyEntity, RedemptionEntity, MilestoneToldEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  const tally = Items.find((one) => "tallies" in one);
  return {
    holderId,
    version: tally?.version ?? 0,
    tallies: tally?.tallies ?? [],
    redemptions: Items.flatMap((one) => ("code" in one ? [one] : [])),
    told: new Map(Items.flatMap((one) => ("toldOn" in one ? [[one.milestoneId, one] as const] : []))),
  };
}
