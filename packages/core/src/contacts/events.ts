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

const toCampaigns = { queues: ["campaigns"] } as const;

/** A campaign's list, or the rest of it, is to be looked through. */
export const campaignAsked = event("campaign-asked", z.object({ campaignId: Id }), toCampaigns);
/** Letters of a campaign may be handed out, as many as the minute has room for. */
export const campaignTurn = event("campaign-turn", z.object({ campaignId: Id }), toCampaigns);
/** The letters of these recipients, those behind `after` up to `upTo`, were handed out and are to leave now. */
export const campaignLettersTaken = event(
  "campaign-letters-taken",
  z.object({ campaignId: Id, after: Id.optional(), upTo: Id }),
  toCampaigns,
);
/** An employee wants to see a campaign's letter in their own mailbox. */
export const campaignTestAsked = event(
  "campaign-test-asked",
  z.object({
    userId: Id,
    templateVersion: z.string(),
    subject: z.string(),
    senderName: z.string(),
    senderEmail: z.string(),
  }),
  toCampaigns,
);
/** Somebody wants no more letters with offers: it counts for the campaign that they have had last. */
export const contactUnsubscribed = event("contact-unsubscribed", z.object({ contactId: Id }), toCampaigns);
