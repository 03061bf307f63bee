import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

const ofTicket = z.object({ ticketId: Id });
const ofMessage = z.object({ ticketId: Id, messageId: Id });
const byMailAndNotice = { queues: ["email", "notifications"] } as const;

/** Somebody asks for help: told to them, and in the site to the office. */
export const ticketReceived = event("ticket-received", ofTicket, byMailAndNotice);
/** The customer has written again: to who looks after it. */
export const ticketWritten = event("ticket-written", ofMessage, { queues: ["notifications"] } as const);
/** The office has written, and isn't done with that. */
export const ticketAnswered = event("ticket-answered", ofMessage, byMailAndNotice);
/** It is solved, by words of the office or by silence. */
export const ticketResolved = event(
  "ticket-resolved",
  /** The office's last words; none where it was solved without any, or by silence. */
  z.object({ ticketId: Id, messageId: Id.optional(), bySilence: z.boolean().optional() }),
  byMailAndNotice,
);
