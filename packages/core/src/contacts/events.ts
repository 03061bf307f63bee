import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const byMail = { queues: ["email"] } as const;

/** Somebody has asked for letters at an address: whoever reads it is asked whether they want them. */
export const subscriptionAsked = event("subscription-asked", z.object({ token: z.string() }), byMail);
/** They do. */
export const subscriptionConfirmed = event("subscription-confirmed", z.object({ contactId: Id }), byMail);
/** Somebody has written, asked to be called or applied for a job: told to them where they have given an address. */
export const messageReceived = event("message-received", z.object({ messageId: Id }), byMail);
