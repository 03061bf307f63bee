import { Entity, item, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** Notices of the exchange that the house can't read and nobody has seen to. */
export const unreadNotices = "NOTICES#UNREAD";

/** One of them as it came, put aside so that those behind it are noted. */
export const UnreadNoticeEntity = kept(
  new Entity({
    name: "UnreadNotice",
    table,
    schema: item({
      id: string().key(),
      text: string(),
      foundOn: string(),
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `UNREADNOTICE#${id}`, sk: "UNREADNOTICE" }),
    timestamps: false,
  }),
);
