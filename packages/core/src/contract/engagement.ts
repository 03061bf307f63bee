import * as z from "zod";
import { Id, page, paging } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Chat, Message, since } from "./shapes/chat.ts";

export * from "./engagement-access.ts";

export const listChats = endpoint({
  method: "GET",
  path: "/chats",
  access: "customer",
  summary: "The user's chat with the back office; live by the WebSocket at /websocket/chat.",
  returns: z.object({ items: z.array(Chat) }),
});

export const listMessages = endpoint({
  method: "GET",
  path: "/chats/{id}/messages",
  access: "customer",
  summary: "The messages of a chat, newest first; with after those since a message, oldest first.",
  params: { id: Id },
  query: { ...paging, ...since },
  returns: page(Message),
  errors: ["not-found"],
});
