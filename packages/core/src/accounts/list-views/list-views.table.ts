import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

const StoredView = z.object({
  id: z.string(),
  name: z.string(),
  /** What the list's address says. */
  search: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  shared: z.boolean(),
});

/** All views of one list that an employee has saved: one item, so that their number and their names are judged at once. */
export const ListViewsEntity = kept(
  new Entity({
    name: "ListViews",
    table,
    schema: item({
      userId: string().key(),
      list: string().key(),
      views: stored(z.array(StoredView)),
      version: number(),
      /** `sharedViews` of the list, while one of them is shared. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ userId, list: of }: { userId: string; list: string }) => ({
      pk: `VIEWS#${userId}`,
      sk: `VIEWS#${of}`,
    }),
    timestamps: false,
  }),
);

/** Where the items stand that hold a shared view of a list. */
export const sharedViews = (of: string): string => `SHAREDVIEWS#${of}`;
