import { Entity, item, list, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { personal } from "../../platform/personal-data.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { publicationTypes } from "../publication.ts";

/** What a user follows; it stays, empty, when they follow nothing any more, so that a letter's link still says so. */
export const PublicationSubscriptionEntity = kept(
  new Entity({
    name: "PublicationSubscription",
    table,
    schema: item({
      userId: string().key(),
      types: stored(z.array(z.enum(publicationTypes))).meta(personal),
      tags: list(string()).meta(personal),
      /** Rises with each write: of two pages the later is told. */
      revision: number(),
      /** What a letter's link carries besides the id: 256 bits. */
      leaveSecret: string(),
      changedOn: string().meta(personal),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: "PUBLICATIONSUBSCRIPTION" }),
    timestamps: false,
  }),
);

/** That a user follows a topic: the list that is read when something about it appears. Written with what the user follows. */
export const PublicationFollowerEntity = kept(
  new Entity({
    name: "PublicationFollower",
    table,
    schema: item({
      topic: string().key(),
      userId: string().key(),
      /** What a user follows. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ topic, userId }: { topic: string; userId: string }) => ({
      pk: `FOLLOWERS#${topic}`,
      sk: `FOLLOWER#${userId}`,
    }),
    timestamps: false,
  }),
);

/** That a user's letter about a publication was announced: nobody has two, whatever comes twice. */
export const PublicationToldEntity = kept(
  new Entity({
    name: "PublicationTold",
    table,
    schema: item({
      userId: string().key(),
      publicationId: string().key(),
      toldOn: string().meta(personal),
      expiresAt: number(),
    }),
    computeKey: ({ userId, publicationId }: { userId: string; publicationId: string }) => ({
      pk: `USER#${userId}`,
      sk: `PUBLICATIONTOLD#${publicationId}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
