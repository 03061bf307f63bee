import * as z from "zod";
import { line, paragraphs } from "../../platform/text/typed.ts";
import {
  messageSides,
  mostStars,
  mostTicketFiles,
  supportGrounds,
  ticketSources,
  ticketStatuses,
  ticketSubjects,
  ticketTopics,
} from "../../tickets/ticket-codes.ts";
import { Id, InstantText, Language } from "../common.ts";

export const TicketText = paragraphs().min(1).max(3000);

/** Files that were uploaded before, each under the name that its sender calls it by. */
export const TicketFiles = z
  .array(z.strictObject({ key: z.string().min(1).max(300), name: line().min(1).max(200) }))
  .max(mostTicketFiles);

const productName = line().min(1).max(200);

/** What help is asked for: an order, a piece by its serial, or goods from elsewhere by their brand. */
export const AskedAbout = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("order"), orderId: Id, productId: Id.optional() }),
  z.strictObject({ kind: z.literal("serial"), serial: line().min(3).max(100) }),
  z.strictObject({
    kind: z.literal("brand"),
    brand: line().min(1).max(100),
    product: productName.optional(),
    serial: line().max(100).optional(),
  }),
]);

export const Stars = z.int().min(1).max(mostStars);

/** A request for help as its customer finds it in their list. */
export const OwnTicket = z.object({
  id: Id,
  number: z.string(),
  source: z.enum(ticketSources),
  topic: z.enum(ticketTopics),
  subject: z.string(),
  about: z.object({
    kind: z.enum(ticketSubjects),
    orderId: Id.optional(),
    orderNumber: z.string().optional(),
    serial: z.string().optional(),
    brand: z.string().optional(),
    product: z.string().optional(),
  }),
  status: z.enum(ticketStatuses),
  /** By when the desk means to have an answer, while it has something to do. */
  dueAt: InstantText.optional(),
  lastFrom: z.enum(["customer", "office"]),
  lastOn: InstantText,
  createdOn: InstantText,
  mayAnswer: z.boolean(),
  mayRate: z.boolean(),
  satisfaction: z.object({ stars: z.int(), words: z.string().optional(), on: InstantText }).optional(),
});

const Message = z.object({
  id: Id,
  authorName: z.string(),
  text: z.string(),
  /** Each is had by its number, from 1. */
  files: z.array(z.object({ name: z.string(), contentType: z.string() })).readonly(),
  createdOn: InstantText,
});

/** The same with what both sides wrote, the oldest first. */
export const OwnTicketPage = OwnTicket.extend({
  thread: z.array(Message.extend({ side: z.enum(["customer", "office"]) })),
});

/** A request for help as the office finds it in its list. */
export const OfficeTicket = OwnTicket.extend({
  userId: Id,
  companyId: Id.optional(),
  customerName: z.string(),
  language: Language,
  tier: z.enum(["none", "premium", "exclusive"]),
  ground: z.enum(supportGrounds),
  revision: z.int(),
  assigneeId: Id.optional(),
  assigneeName: z.string().optional(),
  overdue: z.boolean(),
  claim: z.object({ shipmentId: Id, claimId: Id }).optional(),
});

/** The same with what both sides wrote, and what the office noted for itself. */
export const OfficeTicketPage = OfficeTicket.extend({
  thread: z.array(Message.extend({ side: z.enum(messageSides), authorId: Id })),
});

export const QuickReply = z.object({
  id: Id,
  title: z.string(),
  /** `{{name}}`, `{{number}}` and `{{order}}` stand for the customer's name, the request's number and its order's. */
  text: z.string(),
  language: Language,
  revision: z.int(),
});

export const QuickReplyInput = z.strictObject({
  title: line().min(2).max(80),
  text: TicketText,
  language: Language,
  /** As it was read; nought for a new one. */
  revision: z.int().min(0),
});
