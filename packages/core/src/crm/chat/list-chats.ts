import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { decodeTime, encodeTime } from "ulid";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { sideOf } from "./chat.ts";
import { ChatEntity, chatsList, MessageEntity } from "./chat.table.ts";

interface Stored {
  id: string;
  customerName: string;
  customerEmail: string;
  lastText?: string | undefined;
  lastFrom?: "customer" | "office" | undefined;
  lastMessageOn?: string | undefined;
  unreadByCustomer?: number | undefined;
  unreadByOffice?: number | undefined;
}

const viewOf = (chat: Stored, side: "customer" | "office") => ({
  ...chat,
  unread: (side === "customer" ? chat.unreadByCustomer : chat.unreadByOffice) ?? 0,
});

/** A customer's one chat, also before the first message, so that a client knows its id. */
export async function listOwnChats(user: User) {
  const { Item } = await ChatEntity.build(GetItemCommand).key({ id: user.id }).send();
  const chat = Item ?? { id: user.id, customerName: `${user.name} ${user.surname}`, customerEmail: user.email };
  return { items: [viewOf(chat, "customer")] };
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

const isUnanswered = ({ lastFrom }: Stored): boolean => lastFrom === "customer";

/** As many as are read at once for a filter, and looked through for one page. */
const atOnce = 200;
const lookedThrough = 2000;

/** Every chat, the one that was written in last first; those alone in which the customer has the last word. */
export async function listChats({ unanswered = false, ...page }: Page & { unanswered?: boolean | undefined }) {
  const { items, cursor } = await filledPage(page, {
    read: (after) =>
      pageOfShards(chatsList, ChatEntity, { after, limit: unanswered ? atOnce : page.limit, reverse: true }),
    fitting: (chats) => chats.filter((chat) => !unanswered || isUnanswered(chat)),
    keyOf: ({ gsi1sk }) => endAt(chatsList, gsi1sk ?? ""),
    lookedThrough,
  });
  return { items: items.map((chat) => viewOf(chat, "office")), cursor };
}

/** In how many chats, of so many that were written in last, the customer has the last word. */
export async function countUnanswered(limit: number): Promise<{ count: number; more: boolean }> {
  const page = { after: undefined, limit, reverse: true };
  const { Items, LastEvaluatedKey } = await pageOfShards(chatsList, ChatEntity, page);
  return { count: Items.filter(isUnanswered).length, more: LastEvaluatedKey !== undefined };
}

/** Ids come from many clocks: what was written around the last seen message is given again, and known by its id. */
const overlapMs = 10_000;

/**
 * The messages of a chat. Without `after` the newest, newest first, paged; with the id of a message all that came since
 * then, oldest first: what a client asks for after a reconnect. It may hold some that the client has.
 */
export async function listMessages(
  user: User,
  chatId: string,
  { after, cursor, limit }: Page & { after?: string | undefined },
) {
  sideOf(user, chatId);
  const since = after ? encodeTime(Math.max(0, decodeTime(after) - overlapMs), 10) : "";
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `CHAT#${chatId}`, range: { between: [`MESSAGE#${since}`, "MESSAGE#~"] } })
    .entities(MessageEntity)
    .options({ reverse: !after, limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** Whoever reads takes the count of unread messages back to none. */
export async function markRead(user: User, chatId: string): Promise<void> {
  const read = sideOf(user, chatId) === "customer" ? { unreadByCustomer: 0 } : { unreadByOffice: 0 };
  try {
    await ChatEntity.build(UpdateItemCommand)
      .item({ id: chatId, ...read })
      .options({ condition: { attr: "lastMessageOn", exists: true } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
