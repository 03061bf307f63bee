import * as z from "zod";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import type { SlaClock } from "./clock/sla.ts";
import { ticketSubjects } from "./ticket-codes.ts";
import type { Ticket, TicketAbout, TicketFile } from "./ticket.ts";

const text = z.string();

export const storedAbout = shapeOf<TicketAbout>({
  kind: z.enum(ticketSubjects),
  orderId: text.optional(),
  orderNumber: text.optional(),
  serial: text.optional(),
  productId: text.optional(),
  brand: text.optional(),
  product: text.optional(),
});

export const storedClock: z.ZodType<SlaClock> = z.union([
  z.object({ dueAt: text, left: z.undefined().optional() }),
  z.object({ left: z.number(), dueAt: z.undefined().optional() }),
]);

export const storedTicketFiles = listOf(shapeOf<TicketFile>({ key: text, name: text, contentType: text }));

export const storedSatisfaction = shapeOf<NonNullable<Ticket["satisfaction"]>>({
  stars: z.number(),
  words: text.optional(),
  on: text,
});

export const storedClaim = shapeOf<NonNullable<Ticket["claim"]>>({ shipmentId: text, claimId: text });
