import { Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { shardedList } from "../../platform/sharded-list/list.ts";
import { table } from "../../platform/table.ts";
import type { Side } from "./chat.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { oneOf } from "../../platform/stored/shape.ts";

/** A customer's one conversation with the back office; its id is the customer's. */
export const ChatEntity = kept(
  new Entity({
    name: "Chat",
    table,
    schema: item({
      id: string().key(),
      customerName: string().meta(personal),
      customerEmail: string().meta(personal),
      lastText: string().meta(personal),
      lastFrom: stored(oneOf<Side>({ customer: true, office: true })),
      lastMessageOn: string(),
      unreadByCustomer: number().optional(),
      unreadByOffice: number().optional(),
      /** `chatsList`. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `CHAT#${id}`, sk: "CHAT" }),
  }),
);

/** Every chat, by the time of its last message. */
export const chatsList = shardedList("gsi1", "CHATS", 4);

export const MessageEntity = kept(
  new Entity({
    name: "ChatMessage",
    table,
    schema: item({
      chatId: string().key(),
      id: string().key(),
      from: stored(oneOf<Side>({ customer: true, office: true })),
      authorId: string(),
      authorName: string().meta(personal),
      text: string().meta(personal),
      clientMessageId: string(),
      sentOn: string(),
    }),
    computeKey: ({ chatId, id }: { chatId: string; id: string }) => ({ pk: `CHAT#${chatId}`, sk: `MESSAGE#${id}` }),
    timestamps: false,
  }),
);

/** Remembers for a week which message a client's own id became, so that sending it again adds nothing. */
export const SentMessageEntity = kept(
  new Entity({
    name: "SentChatMessage",
    table,
    schema: item({
      chatId: string().key(),
      authorId: string().key(),
      clientMessageId: string().key(),
      messageId: string(),
      expiresAt: number(),
    }),
    computeKey: ({ chatId, authorId, clientMessageId }: Record<"chatId" | "authorId" | "clientMessageId", string>) => ({
      pk: `CHAT#${chatId}`,
      sk: `SENT#${authorId}#${clientMessageId}`,
    }),
    timestamps: false,
  }),
);

/** An open WebSocket: whose it is, by which session, and who hears through it (gsi1: a customer, or the back office). */
export const ConnectionEntity = kept(
  new Entity({
    name: "ChatConnection",
    table,
    schema: item({
      id: string().key(),
      userId: string(),
      secretHash: string(),
      expiresAt: number(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `CHATCONNECTION#${id}`, sk: "CONNECTION" }),
    timestamps: false,
  }),
);
