import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { table } from "../../platform/table.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { byName } from "../../platform/stored/shape.ts";

/** What a user is told in the site. Its id is the event's: a message that comes twice is one notification. */
export const NotificationEntity = kept(
  new Entity({
    name: "Notification",
    table,
    schema: item({
      userId: string().key(),
      id: string().key(),
      type: string(),
      facts: stored(byName(z.union([z.string(), z.number()]))).meta(personal),
      path: string().optional(),
      createdOn: string(),
      readOn: string().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({
      pk: `USER#${userId}`,
      sk: `NOTIFICATION#${id}`,
    }),
    timestamps: false,
  }),
);
