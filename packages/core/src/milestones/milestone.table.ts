import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { goodsCategories } from "../platform/category.ts";
import { shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import type { Told } from "./milestone.ts";
import { storedParts, storedTallies } from "./milestone.stored.ts";
import { measures } from "./words.ts";

/** By which somebody has reached a milestone. */
const storedTerms = shapeOf<NonNullable<Told["terms"]>>({
  measure: z.enum(measures),
  target: z.number(),
  category: z.enum(goodsCategories).optional(),
  from: z.string(),
  until: z.string(),
  amount: z.number().optional(),
  percent: z.number().optional(),
  minimum: z.number(),
  days: z.number(),
});

const rule = () => ({
  measure: stored(z.enum(measures)),
  target: number(),
  category: stored(z.enum(goodsCategories)).optional(),
  from: string(),
  until: string(),
});

export const milestoneList = "MILESTONES";

/** A milestone as the office has set it. */
export const MilestoneEntity = kept(
  new Entity({
    name: "Milestone",
    table,
    schema: item({
      id: string().key(),
      ...rule(),
      amount: number().optional(),
      percent: number().optional(),
      minimum: number(),
      days: number(),
      name: string(),
      version: number(),
      reached: number().optional(),
      redeemed: number(),
      endedOn: string().optional(),
      createdOn: string(),
      /** All of them, by their last month. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `MILESTONE#${id}`, sk: "MILESTONE" }),
  }),
);

export const holdersPartition = (holderId: string): string => `MILESTONESOF#${holderId}`;

/** What a company's or a user's orders are worth, month by month: kept up to date from the stream, under its version. */
export const MilestoneTallyEntity = kept(
  new Entity({
    name: "MilestoneTally",
    table,
    schema: item({ holderId: string().key(), version: number(), tallies: stored(storedTallies) }),
    computeKey: ({ holderId }: { holderId: string }) => ({ pk: `MILESTONESOF#${holderId}`, sk: "TALLY" }),
  }),
);

/** What an order counts for in its holder's tally, and of which version of the order that is: so it counts once. */
export const TalliedOrderEntity = kept(
  new Entity({
    name: "TalliedOrder",
    table,
    schema: item({
      orderId: string().key(),
      orderVersion: number(),
      holderId: string(),
      month: string(),
      parts: stored(storedParts),
    }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "TALLIED" }),
  }),
);

/** That somebody was told of a milestone which they have reached: its key is the guard that nobody is twice. */
export const MilestoneToldEntity = kept(
  new Entity({
    name: "MilestoneTold",
    table,
    schema: item({
      holderId: string().key(),
      milestoneId: string().key(),
      toldOn: string(),
      terms: stored(storedTerms).optional(),
    }),
    computeKey: ({ holderId, milestoneId }: { holderId: string; milestoneId: string }) => ({
      pk: `MILESTONESOF#${holderId}`,
      sk: `TOLD#${milestoneId}`,
    }),
  }),
);

export const lostRedemptions = "REDEMPTIONS#LOST";

/** Who has redeemed which milestone: its key is the guard that nobody does twice. */
export const RedemptionEntity = kept(
  new Entity({
    name: "Redemption",
    table,
    schema: item({
      holderId: string().key(),
      milestoneId: string().key(),
      ...rule(),
      holderKind: string().enum("user", "company"),
      code: string(),
      state: string().enum("redeemed", "revoked"),
      redeemedOn: string(),
      revokedOn: string().optional(),
      lostOn: string().optional(),
      /** Those whose ground is gone though their coupon is used, by since when. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ holderId, milestoneId }: { holderId: string; milestoneId: string }) => ({
      pk: `MILESTONESOF#${holderId}`,
      sk: `REDEEMED#${milestoneId}`,
    }),
  }),
);
