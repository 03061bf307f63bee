import * as z from "zod";
import { line, wholeNumber } from "../../platform/text/typed.ts";
import { replyOutcomes, ticketStatuses } from "../../tickets/ticket-codes.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint, redirect } from "../endpoint.ts";
import {
  OfficeTicket,
  OfficeTicketPage,
  QuickReply,
  QuickReplyInput,
  TicketFiles,
  TicketText,
} from "./ticket-shapes.ts";

const id = { id: Id } as const;
const about = { kind: "tickets", id: "id" } as const;
const revision = z.int().min(1);

export const listBackOfficeTickets = endpoint({
  method: "GET",
  path: "/back-office/tickets",
  access: "admin",
  shows: ["tickets"],
  summary:
    "The requests for help: in a state, of those that wait for the desk by plan and due date; those that are due; else what happened last first.",
  query: {
    ...paging,
    status: z.enum(ticketStatuses).optional(),
    tier: z.enum(["none", "premium", "exclusive"]).optional(),
    /** An employee; "nobody" of those that nobody has. */
    assigneeId: Id.optional(),
    /** Late already, or due by the end of today, the late ones among them. */
    due: z.enum(["overdue", "today"]).optional(),
    userId: Id.optional(),
    orderId: Id.optional(),
    /** Words of customer, subject, article and serial, and numbers of requests and orders. */
    text: line().max(100).optional(),
  },
  returns: page(OfficeTicket),
});

export const getBackOfficeTicket = endpoint({
  method: "GET",
  path: "/back-office/tickets/{id}",
  access: "admin",
  shows: ["tickets"],
  summary: "One request for help with what both sides wrote and what the office noted for itself.",
  params: id,
  returns: OfficeTicketPage,
  errors: ["not-found"],
});

export const changeTicket = endpoint({
  method: "PUT",
  path: "/back-office/tickets/{id}",
  access: "admin",
  about,
  stale: ["tickets"],
  summary: "Take a request, give it to somebody, or solve it without a word.",
  params: id,
  body: z.discriminatedUnion("action", [
    z.strictObject({ revision, action: z.literal("assign"), assigneeId: Id.optional() }),
    z.strictObject({ revision, action: z.literal("solve") }),
  ]),
  returns: OfficeTicketPage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const answerTicket = endpoint({
  method: "POST",
  path: "/back-office/tickets/{id}/messages",
  access: "admin",
  about,
  stale: ["tickets"],
  summary:
    "Write to the customer with what it leads to (a question back, further work, the solution), or a note for the office alone. Over what wasn't seen yet: 409 version-conflict.",
  params: id,
  body: z.strictObject({
    revision,
    outcome: z.enum([...replyOutcomes, "note"]),
    text: TicketText,
    files: TicketFiles.optional(),
  }),
  returns: OfficeTicketPage,
  errors: ["not-found", "invalid-transition", "version-conflict", "limit-reached", "unreadable-file"],
  idempotent: true,
});

export const getBackOfficeTicketFile = endpoint({
  method: "GET",
  path: "/back-office/tickets/{id}/messages/{messageId}/files/{n}",
  access: "admin",
  shows: [],
  summary: "A file of a request for help: a short-lived address of it.",
  params: { ...id, messageId: Id, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const lookAtTicket = endpoint({
  method: "POST",
  path: "/back-office/tickets/{id}/presence",
  access: "admin",
  about: { ...about, untold: true },
  stale: [],
  summary: "Say that one has a request open, and whether one writes; who else has it, and its revision.",
  params: id,
  body: z.strictObject({ writing: z.boolean() }),
  returns: z.object({
    revision: z.int(),
    others: z.array(z.object({ userId: Id, name: z.string(), writing: z.boolean() })),
  }),
  errors: ["not-found"],
});

export const listQuickReplies = endpoint({
  method: "GET",
  path: "/back-office/quick-replies",
  access: "admin",
  shows: ["quick-replies"],
  summary: "The texts that the desk writes often, by title.",
  returns: z.object({ items: z.array(QuickReply) }),
});

export const createQuickReply = endpoint({
  method: "POST",
  path: "/back-office/quick-replies",
  access: "admin",
  about: { kind: "quick-replies" },
  stale: ["quick-replies"],
  summary: "Keep a text that the desk writes often.",
  body: QuickReplyInput,
  returns: QuickReply,
  errors: ["limit-reached"],
});

export const changeQuickReply = endpoint({
  method: "PUT",
  path: "/back-office/quick-replies/{id}",
  access: "admin",
  about: { kind: "quick-replies", id: "id" },
  stale: ["quick-replies"],
  summary: "Change such a text, under the revision that was read.",
  params: id,
  body: QuickReplyInput,
  returns: QuickReply,
  errors: ["version-conflict"],
});

export const deleteQuickReply = endpoint({
  method: "DELETE",
  path: "/back-office/quick-replies/{id}",
  access: "admin",
  about: { kind: "quick-replies", id: "id" },
  stale: ["quick-replies"],
  summary: "Take such a text away.",
  params: id,
  returns: empty,
});
