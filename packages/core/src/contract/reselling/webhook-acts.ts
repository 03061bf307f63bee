import * as z from "zod";
import { Id, page, paging } from "../common.ts";
import { empty } from "../endpoint.ts";
import { Delivery, Replay, Replayed, Webhook, WebhookInput, WebhookWithSecret } from "./webhook-shapes.ts";

/** What is done with webhooks, the same by a key of the reseller API and in a session at the site. */
export const webhookActs = {
  list: {
    method: "GET",
    shows: ["webhooks"],
    summary: "What is told what happens to the account's orders, with the state of each.",
    returns: z.object({ webhooks: z.array(Webhook) }),
  },
  create: {
    method: "POST",
    stale: ["webhooks"],
    summary: "A new webhook and its secret; at most ten. Messages are signed after Standard Webhooks.",
    body: WebhookInput,
    returns: WebhookWithSecret,
    errors: ["limit-reached"],
    rateLimit: { limit: 30, windowSeconds: 3600 },
  },
  take: {
    method: "DELETE",
    stale: ["webhooks"],
    summary: "Take a webhook away; what waits for it is told to nobody.",
    params: { id: Id },
    returns: empty,
  },
  turn: {
    method: "PUT",
    stale: ["webhooks"],
    summary: "Turn a webhook on or off; turned on it begins as a new one.",
    params: { id: Id },
    body: z.object({ on: z.boolean() }),
    returns: Webhook,
    errors: ["not-found", "version-conflict"],
    rateLimit: { limit: 60, windowSeconds: 3600 },
  },
  changeSecret: {
    method: "POST",
    stale: ["webhooks"],
    summary: "The webhook's next secret; for a day the one before is signed with too.",
    params: { id: Id },
    returns: WebhookWithSecret,
    errors: ["not-found", "version-conflict"],
    rateLimit: { limit: 30, windowSeconds: 3600 },
  },
  test: {
    method: "POST",
    stale: ["webhooks"],
    summary: "Send a message that tells of nothing, by which a receiver is tried.",
    params: { id: Id },
    returns: z.object({ messageId: z.string() }),
    errors: ["not-found", "webhook-off"],
    rateLimit: { limit: 60, windowSeconds: 3600 },
  },
  deliveries: {
    method: "GET",
    shows: ["webhooks"],
    summary: "What a webhook was told in the last thirty days, the newest first, with each try.",
    params: { id: Id },
    query: paging,
    returns: page(Delivery),
    errors: ["not-found"],
  },
  replay: {
    method: "POST",
    stale: ["webhooks"],
    summary: "Send what happened in a window of time once more, under the same ids.",
    params: { id: Id },
    body: Replay,
    returns: Replayed,
    errors: ["not-found", "webhook-off"],
    rateLimit: { limit: 30, windowSeconds: 3600 },
  },
} as const;
