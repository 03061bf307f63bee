import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { askedTopics } from "../../tickets/ticket-codes.ts";
import { Id, page, paging } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { AskedAbout, OwnTicket, OwnTicketPage, Stars, TicketFiles, TicketText } from "./ticket-shapes.ts";

const id = { id: Id } as const;
const anHour = (limit: number) => ({ limit, windowSeconds: 3600 });

export const sendTechnicalSupportRequest = endpoint({
  method: "POST",
  path: "/tickets/send-technical-support-request",
  access: "customer",
  stale: ["tickets"],
  summary:
    "Ask for technical support: by an order or a serial of one's own whatever the plan; by a brand as the plan covers it.",
  body: z.strictObject({
    topic: z.enum(askedTopics),
    subject: line().min(3).max(120),
    text: TicketText,
    about: AskedAbout,
    files: TicketFiles.optional(),
  }),
  returns: OwnTicket,
  errors: ["support-not-included", "not-found", "unreadable-file"],
  rateLimit: anHour(20),
  idempotent: true,
});

export const listTickets = endpoint({
  method: "GET",
  path: "/tickets",
  access: "customer",
  shows: ["tickets"],
  summary: "The caller's own requests for help, what happened last first.",
  query: paging,
  returns: page(OwnTicket),
});

export const getTicket = endpoint({
  method: "GET",
  path: "/tickets/{id}",
  access: "customer",
  shows: ["tickets"],
  summary: "One of one's own requests with what both sides wrote.",
  params: id,
  returns: OwnTicketPage,
  errors: ["not-found"],
});

export const writeTicketMessage = endpoint({
  method: "POST",
  path: "/tickets/{id}/messages",
  access: "customer",
  stale: ["tickets"],
  summary: "Write again; within fourteen days of its solution it is open again by that.",
  params: id,
  body: z.strictObject({ text: TicketText, files: TicketFiles.optional() }),
  returns: OwnTicketPage,
  errors: ["not-found", "invalid-transition", "limit-reached", "unreadable-file", "version-conflict"],
  rateLimit: anHour(60),
  idempotent: true,
});

export const getTicketFile = endpoint({
  method: "GET",
  path: "/tickets/{id}/messages/{messageId}/files/{n}",
  access: "customer",
  shows: [],
  summary: "A file of one's own request: a short-lived address of it.",
  params: { ...id, messageId: Id, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const giveFeedback = endpoint({
  method: "PUT",
  path: "/feedbacks",
  access: "customer",
  stale: ["tickets"],
  summary: "How one was helped with a request, once it is solved; once for each.",
  body: z.strictObject({ ticketId: Id, stars: Stars, words: paragraphs().max(1000).optional() }),
  returns: OwnTicket,
  errors: ["not-found", "invalid-transition", "feedback-given", "version-conflict"],
  rateLimit: anHour(60),
});

export const reportAfterSalesIssue = endpoint({
  method: "POST",
  path: "/after-sales-issue",
  access: "customer",
  stale: ["tickets"],
  summary: "Say what is wrong after a sale, of one order or in general: it becomes a request for help.",
  body: z.strictObject({ text: TicketText, orderId: Id.optional(), files: TicketFiles.optional() }),
  returns: OwnTicket,
  errors: ["not-bought", "not-found", "unreadable-file"],
  rateLimit: anHour(20),
  idempotent: true,
});
