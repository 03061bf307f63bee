import * as z from "zod";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Chat, Message, since } from "../shapes/chat.ts";
import { OfficeReview, ReviewId } from "../shapes/review.ts";

export * from "../contacts/cold-emails.ts";
export * from "../contacts/messages.ts";
export * from "../contacts/office.ts";
export * from "../leads/office.ts";
export * from "./coupons.ts";
export * from "./milestones.ts";
export * from "../helping/office-tickets.ts";
export * from "../publishing/office-media.ts";
export * from "../publishing/office-plain-texts.ts";
export * from "../publishing/office-publications.ts";
export * from "../publishing/office-questions.ts";
export * from "../publishing/office-webinars.ts";
export * from "../figures/kpi.ts";

export const listBackOfficeChats = endpoint({
  method: "GET",
  path: "/back-office/chats",
  access: "admin",
  shows: [],
  summary: "Every customer's chat, the last written first.",
  query: {
    ...paging,
    /** Those alone in which the customer has the last word. */
    unanswered: z.stringbool().optional(),
  },
  returns: page(Chat),
});

export const listBackOfficeMessages = endpoint({
  method: "GET",
  path: "/back-office/chats/{id}/messages",
  access: "admin",
  shows: [],
  summary: "The messages of a customer's chat, newest first; with after those since a message, oldest first.",
  params: { id: Id },
  query: { ...paging, ...since },
  returns: page(Message),
});

export const listBackOfficeReviews = endpoint({
  method: "GET",
  path: "/back-office/reviews",
  access: "admin",
  shows: ["reviews"],
  summary: "Every review, newest first; those that visitors see or the hidden ones alone.",
  query: { ...paging, published: z.stringbool().optional() },
  returns: page(OfficeReview),
});

export const publishReview = endpoint({
  method: "POST",
  path: "/back-office/reviews/{id}/publish",
  about: { kind: "reviews", id: "id" },
  access: "admin",
  stale: ["reviews"],
  summary: "Show a review to visitors, or hide it; the product's stars follow.",
  params: { id: ReviewId },
  body: z.object({ published: z.boolean() }),
  returns: empty,
  errors: ["not-found", "version-conflict"],
});
