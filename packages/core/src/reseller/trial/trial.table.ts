import { Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** All that the test keys of an account have made: nothing of it lies where the shop looks. */
export const trialOf = (accountId: string): string => `TRIAL#${accountId}`;

/** References are compared without case. */
export const trialReference = (accountId: string, reference: string): string =>
  `TRIAL#${accountId}#REFERENCE#${reference.trim().toUpperCase()}`;

/** An order of a trial: the shop's own, as JSON, in an item of which no worker, figure or register knows; goes by TTL. */
export const TrialOrderEntity = kept(
  new Entity({
    name: "TrialOrder",
    table,
    schema: item({
      accountId: string().key(),
      id: string().key(),
      /** The order, JSON. */
      order: string().meta(personal),
      version: number(),
      expiresAt: number(),
      /** `trialReference`, by when it was placed. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ accountId, id }: { accountId: string; id: string }) => ({
      pk: `TRIAL#${accountId}`,
      sk: `ORDER#${id}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** That an order of a trial still moves by itself: written and taken away with the order. */
export const TrialMovingEntity = kept(
  new Entity({
    name: "TrialMoving",
    table,
    schema: item({ accountId: string().key(), id: string().key(), expiresAt: number() }),
    computeKey: ({ accountId, id }: { accountId: string; id: string }) => ({
      pk: `TRIAL#${accountId}`,
      sk: `MOVING#${id}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** Under which key of its caller an order of a trial was placed, as `ResellerOrder` keeps it of live ones. */
export const TrialPlacedEntity = kept(
  new Entity({
    name: "TrialPlaced",
    table,
    schema: item({
      accountId: string().key(),
      keyHash: string().key(),
      orderId: string(),
      requestHash: string(),
      expiresAt: number(),
    }),
    computeKey: ({ accountId, keyHash }: { accountId: string; keyHash: string }) => ({
      pk: `TRIAL#${accountId}`,
      sk: `KEY#${keyHash}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** How far a trial's clock is ahead of ours. */
export const TrialClockEntity = kept(
  new Entity({
    name: "TrialClock",
    table,
    schema: item({ accountId: string().key(), aheadHours: number(), version: number() }),
    computeKey: ({ accountId }: { accountId: string }) => ({ pk: `TRIAL#${accountId}`, sk: "CLOCK" }),
    timestamps: false,
  }),
);
