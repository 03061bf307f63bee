import type { Holding } from "../../platform/personal-data.ts";
import { ChatEntity, MessageEntity } from "./chat.table.ts";

/** A chat goes with its customer's account, with all that was said in it. */
export const chatHoldings: readonly Holding[] = [
  {
    entity: MessageEntity,
    where: (id) => ({ partition: `CHAT#${id}`, range: { beginsWith: "MESSAGE#" } }),
    closing: "delete",
  },
  {
    entity: ChatEntity,
    where: (id) => ({ partition: `CHAT#${id}`, range: { beginsWith: "CHAT" } }),
    closing: "delete",
  },
];
