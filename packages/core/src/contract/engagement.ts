import * as z from "zod";
import { waysTo } from "../content/guidance-facts.ts";
import { fileTextIds, plainTextIds } from "../content/plain-text.ts";
import { CivilDateText, Id, Language, page, paging } from "./common.ts";
import { endpoint, file } from "./endpoint.ts";
import { Chat, Message, since } from "./shapes/chat.ts";
import { OwnReview, ReviewInput } from "./shapes/review.ts";

export * from "./contacts/forms.ts";
export * from "./engagement-access.ts";
export * from "./helping/energy-return.ts";
export * from "./helping/own-tickets.ts";
export * from "./rewards/dashboard.ts";
export * from "./rewards/milestones.ts";
export * from "./rewards/own-coupons.ts";

export const listChats = endpoint({
  method: "GET",
  path: "/chats",
  access: "customer",
  shows: [],
  summary: "The user's chat with the back office; live by the WebSocket at /websocket/chat.",
  returns: z.object({ items: z.array(Chat) }),
});

export const listMessages = endpoint({
  method: "GET",
  path: "/chats/{id}/messages",
  access: "customer",
  shows: [],
  summary: "The messages of a chat, newest first; with after those since a message, oldest first.",
  params: { id: Id },
  query: { ...paging, ...since },
  returns: page(Message),
  errors: ["not-found"],
});

export const saveReview = endpoint({
  method: "POST",
  path: "/reviews",
  access: "customer",
  stale: ["reviews", "products"],
  summary: "Write or change the customer's one review of a product that they bought (paid or delivered).",
  body: ReviewInput,
  returns: OwnReview.shape.review.unwrap(),
  errors: ["not-found", "not-bought", "version-conflict"],
  rateLimit: { limit: 30, windowSeconds: 3600 },
});

const headed = <T extends z.ZodType>(item: T) => z.object({ heading: z.string(), items: z.array(item) }).optional();

export const getPlainText = endpoint({
  method: "GET",
  path: "/plaintexts/{id}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["plain-texts"],
  summary:
    "A text of the house: conditions, privacy, who we are, advice. Of a legal text the Italian binds: a translation says so; what tells the law says as of when, and by which acts.",
  params: { id: z.enum(plainTextIds) },
  query: { language: Language.default("it") },
  returns: z.object({
    id: z.enum(plainTextIds),
    language: Language,
    title: z.string(),
    lead: z.string(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    italianPrevails: z.string().optional(),
    standing: z.string().optional(),
    /** When the office has last changed it, in words. */
    updated: z.string().optional(),
    /** Of a translation that is older than the Italian: that it is. */
    italianNewer: z.string().optional(),
    sources: headed(z.object({ name: z.string(), url: z.url(), on: CivilDateText.optional() })),
    papers: z.object({ heading: z.string(), items: z.array(z.string()), download: z.string() }).optional(),
    shown: z.object({ brand: z.string(), all: z.string(), none: z.string() }).optional(),
    ways: headed(z.object({ path: z.enum(waysTo), name: z.string() })),
  }),
});

export const downloadPaperList = endpoint({
  method: "GET",
  path: "/plaintexts/{id}/papers",
  access: "anyone",
  forOthers: true,
  shows: [],
  summary: "The papers that a page of advice asks to gather, as a PDF to tick off.",
  params: { id: z.enum(fileTextIds) },
  query: { language: Language.default("it") },
  returns: file("application/pdf"),
  rateLimit: { limit: 30, windowSeconds: 60 },
});
