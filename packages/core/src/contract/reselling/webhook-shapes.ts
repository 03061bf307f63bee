import * as z from "zod";
import { keyModes } from "../../platform/http/key-scopes.ts";
import { line } from "../../platform/text/typed.ts";
import {
  messageStates,
  messageTypes,
  offReasons,
  tryFailures,
  webhookTopics,
} from "../../reseller/webhooks/webhook-codes.ts";
import { Id, InstantText } from "../common.ts";

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string().optional(),
  topics: z.array(z.enum(webhookTopics)),
  mode: z.enum(keyModes),
  /** Why it is told nothing; absent while it is. */
  off: z.enum(offReasons).optional(),
  /** Since when nothing has got through; absent while it does. */
  failingSince: InstantText.optional(),
  /** Until when the secret of before is signed with too. */
  earlierUntil: InstantText.optional(),
  createdOn: InstantText,
});

/** What a webhook is to be: an https address of at most 500 letters, and at least one topic. */
export const WebhookInput = z.object({
  url: z.string().trim().min(1).max(500),
  topics: z.array(z.enum(webhookTopics)).min(1).max(webhookTopics.length),
  description: line().min(1).max(80).optional(),
});

/** With the secret that its messages are signed by, told at its making and at each change alone. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });

export const Delivery = z.object({
  /** The message's `webhook-id`, the same in each try. */
  id: z.string(),
  type: z.enum(messageTypes),
  orderId: Id.optional(),
  /** What is sent, to the letter. */
  body: z.string(),
  state: z.enum(messageStates),
  tries: z
    .array(
      z.object({
        at: InstantText,
        answer: z.union([z.int(), z.enum(tryFailures)]),
        /** How long the receiver took, in milliseconds. */
        ms: z.int(),
      }),
    )
    .readonly(),
  /** When it is tried next, while it is pending. */
  nextAt: InstantText,
  createdOn: InstantText,
});

/** Which messages are sent once more: those that happened in this time, which failed or all. */
export const Replay = z.object({
  from: InstantText,
  until: InstantText,
  which: z.enum(["failed", "all"]).default("failed"),
});

/** How many are sent, and how far they came where there are more than 500: the next replay begins there. */
export const Replayed = z.object({ replayed: z.int(), reached: InstantText.optional() });
