import { Entity, boolean, item, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** Where the feed lies. */
export const feedPartition = "RESELLERFEED";
export const feedTurnsPartition = "RESELLERFEEDTURNS";

/** The time of the last places that were given. Each writing is on condition that it is what was read: places are given one after the other. */
export const FeedHeadEntity = kept(
  new Entity({
    name: "FeedHead",
    table,
    schema: item({
      id: string().key(),
      at: string(),
      /** What left the feed at this time, or before, is no longer told: a cursor of before has to begin anew. */
      forgottenAt: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `RESELLERFEED#${id}`, sk: "HEAD" }),
    timestamps: false,
  }),
);

/** A product at the place of its last change; one that left, without its row. */
export const FeedRecordEntity = kept(
  new Entity({
    name: "FeedRecord",
    table,
    schema: item({
      at: string().key(),
      productId: string().key(),
      productCode: string(),
      gone: boolean(),
      /** `FeedRow` as JSON: read as a whole, a thousand at once. */
      row: string().optional(),
    }),
    computeKey: ({ at, productId }: { at: string; productId: string }) => ({
      pk: "RESELLERFEED",
      sk: `${at}#${productId}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** Where a product stands in the feed, and as what. */
export const FeedPlaceEntity = kept(
  new Entity({
    name: "FeedPlace",
    table,
    schema: item({
      productId: string().key(),
      at: string(),
      fingerprint: string(),
      productCode: string(),
      turnsAt: string().optional(),
    }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `RESELLERFEED#${productId}`, sk: "PLACE" }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** That a price of a product begins or ends then. */
export const FeedTurnEntity = kept(
  new Entity({
    name: "FeedTurn",
    table,
    schema: item({ turnsAt: string().key(), productId: string().key() }),
    computeKey: ({ turnsAt, productId }: { turnsAt: string; productId: string }) => ({
      pk: "RESELLERFEEDTURNS",
      sk: `${turnsAt}#${productId}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
