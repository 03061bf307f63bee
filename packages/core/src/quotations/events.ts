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
/** What its customer has can't be ordered as it stands any more: told to whoever looks after it. */
export const quotationUnorderable = event("quotation-unorderable", z.object(ofVersion), {
  queues: ["notifications"],
} as const);
/** Its customer has accepted it, or a part of it: told to whoever looks after it. */
export const quotationAccepted = event("quotation-accepted", z.object({ ...ofVersion, orderId: Id }), byMailAndNotice);
/** Its customer accepted while the next version was being prepared, and this quotation was made of that: told to whoever looks after it. */
export const quotationDraftKept = event("quotation-draft-kept", z.object(ofQuotation), {
  queues: ["notifications"],
} as const);
/** Its customer asks for another one, or has written: told to whoever looks after it. */
export const quotationAsked = event("quotation-asked", z.object({ ...ofQuotation, messageId: Id }), byMailAndNotice);
/** A discount below its seller's floor waits for an administrator's word: told to all of them. */
export const quotationApprovalAsked = event("quotation-approval-asked", z.object(ofQuotation), {
  queues: ["notifications"],
} as const);
const ofDecision = z.object({ ...ofQuotation, askedBy: Id });
/** An administrator has agreed: told to who asked. */
export const quotationApprovalGiven = event("quotation-approval-given", ofDecision, {
  queues: ["notifications"],
} as const);
/** An administrator has not: told to who asked. */
export const quotationApprovalRefused = event("quotation-approval-refused", ofDecision, {
  queues: ["notifications"],
} as const);
const ofRequest = { requestId: Id } as const;

/** Somebody asks for a quotation: told to them, and to who looks after them. */
export const quotationRequestReceived = event("quotation-request-received", z.object(ofRequest), byMailAndNotice);
/** The desk has written back. */
export const quotationRequestAnswered = event(
  "quotation-request-answered",
  z.object({ ...ofRequest, at: z.string() }),
  byMailAndNotice,
);
export const quotationRequestRejected = event("quotation-request-rejected", z.object(ofRequest), byMailAndNotice);
/** A draft was made of it; what it offers is told when it is sent. */
export const quotationRequestConverted = event("quotation-request-converted", z.object(ofRequest), byMailAndNotice);

/** The office has answered: told to its customer. */
export const quotationAnswered = event(
  "quotation-answered",
  z.object({ ...ofQuotation, messageId: Id }),
  byMailAndNotice,
);
