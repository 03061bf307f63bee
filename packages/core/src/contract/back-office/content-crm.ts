import { Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { Chat, Message, since } from "../shapes/chat.ts";

export const listBackOfficeChats = endpoint({
  method: "GET",
  path: "/back-office/chats",
  access: "admin",
  summary: "Every customer's chat, the last written first.",
  query: paging,
  returns: page(Chat),
});

export const listBackOfficeMessages = endpoint({
  method: "GET",
  path: "/back-office/chats/{id}/messages",
  access: "admin",
  summary: "The messages of a customer's chat, newest first; with after those since a message, oldest first.",
  params: { id: Id },
  query: { ...paging, ...since },
  returns: page(Message),
});
