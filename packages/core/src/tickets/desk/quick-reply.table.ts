import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../../platform/locale.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** A text that the desk writes often; all of them lie together. */
export const QuickReplyEntity = kept(
  new Entity({
    name: "QuickReply",
    table,
    schema: item({
      id: string().key(),
      title: string(),
      text: string(),
      language: stored(z.enum(languages)),
      revision: number(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: "QUICKREPLIES", sk: id }),
  }),
);
