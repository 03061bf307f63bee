import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** What was written to whoever has an article's pieces from one serial to another: the audit log tells of it what was recalled, and with which words. */
export const RecallEntity = kept(
  new Entity({
    name: "Recall",
    table,
    schema: item({
      /** Of article, ends and words: the same recall that is sent again is this one. */
      id: string().key(),
      productId: string(),
      firstCode: string(),
      lastCode: string(),
      words: string(),
      /** To how many orders it was written by now. */
      ordersTold: number(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `RECALL#${id}`, sk: "RECALL" }),
  }),
);
