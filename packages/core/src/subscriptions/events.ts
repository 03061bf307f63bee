import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofUser = { userId: Id } as const;
const byMail = { queues: ["email"] } as const;

/** A trial has begun: on which day it is first charged, and how much then, VAT included, in cents. */
export const trialBegan = event(
  "subscription-trial-began",
  z.object({ ...ofUser, on: z.iso.date(), amount: z.int() }),
  byMail,
);
/** A trial ends in some days, and what is charged then, VAT included, in cents. */
export const trialEnding = event(
  "subscription-trial-ending",
  z.object({ ...ofUser, on: z.iso.date(), amount: z.int() }),
  byMail,
);
/** The stored card is good no more on the day of the next charge, of so many cents, VAT included. */
export const subscriptionCardExpiring = event(
  "subscription-card-expiring",
  z.object({ ...ofUser, on: z.iso.date(), amount: z.int() }),
  byMail,
);
/** The stored card was tried ahead of the next charge: its bank wants to hear from its holder first, or it will never pay again. */
export const subscriptionRehearsed = event(
  "subscription-rehearsed",
  z.object({ ...ofUser, on: z.iso.date(), amount: z.int(), outcome: z.enum(["authentication", "declined"]) }),
  byMail,
);
/**
 * A month renews itself in some days: what is charged then (cents, VAT included), what the plan has saved in the last twelve months (net
 * cents), and what it cost more where it did.
 */
export const subscriptionRenewing = event(
  "subscription-renewing",
  z.object({ ...ofUser, on: z.iso.date(), amount: z.int(), saved: z.int(), lost: z.int().optional() }),
  byMail,
);
/** A month, or the rest of one, is paid. */
export const subscriptionPaid = event(
  "subscription-paid",
  z.object({ ...ofUser, orderId: Id, kind: z.enum(["first", "renewal", "upgrade"]), until: z.iso.date() }),
  byMail,
);
/** A renewal's charge has failed; when it is tried again, where it is. */
export const subscriptionChargeFailed = event(
  "subscription-charge-failed",
  z.object({ ...ofUser, orderId: Id, again: z.iso.date().optional() }),
  byMail,
);
/** The bank wants to hear from the card's holder before a renewal is paid. */
export const subscriptionAuthenticationNeeded = event(
  "subscription-authentication-needed",
  z.object({ ...ofUser, orderId: Id, by: z.iso.date() }),
  byMail,
);
/** Its customer has cancelled: until when its benefits last. */
export const subscriptionCanceled = event(
  "subscription-canceled",
  z.object({ ...ofUser, until: z.iso.date() }),
  byMail,
);
export const subscriptionEnded = event(
  "subscription-ended",
  z.object({ ...ofUser, how: z.enum(["canceled", "unpaid", "taken-back", "withdrawn"]) }),
  byMail,
);
