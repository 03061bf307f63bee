import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofQuotation = { quotationId: Id } as const;
const ofVersion = { ...ofQuotation, version: z.int() } as const;
const byMailAndNotice = { queues: ["email", "notifications"] } as const;

/** A version was sent to its customer, the first or a further one. */
export const quotationSent = event("quotation-sent", z.object(ofVersion), byMailAndNotice);
/** Its validity ends in three days. */
export const quotationReminder = event("quotation-reminder", z.object(ofVersion), byMailAndNotice);
/** Its customer has accepted it, or a part of it: told to whoever looks after it. */
export const quotationAccepted = event("quotation-accepted", z.object({ ...ofVersion, orderId: Id }), byMailAndNotice);
/** Its customer asks for another one, or has written: told to whoever looks after it. */
export const quotationAsked = event("quotation-asked", z.object({ ...ofQuotation, messageId: Id }), byMailAndNotice);
/** The office has answered: told to its customer. */
export const quotationAnswered = event(
  "quotation-answered",
  z.object({ ...ofQuotation, messageId: Id }),
  byMailAndNotice,
);
