import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { keyModes } from "../../platform/http/key-scopes.ts";
import { personal } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { messageStates, messageTypes, offReasons } from "./webhook-codes.ts";
import { storedTopics, storedTries } from "./webhook.stored.ts";
import type { WebhookMessage } from "./webhook.ts";

export const webhooksOf = (userId: string): string => `WEBHOOKSOF#${userId}`;

export const WebhookEntity = kept(
  new Entity({
    name: "Webhook",
    table,
    schema: item({
      userId: string().key(),
      id: string().key(),
      url: string().meta(personal),
      description: string().optional().meta(personal),
      topics: stored(storedTopics),
      mode: stored(z.enum(keyModes)),
      generation: number(),
      earlierUntil: string().optional(),
      off: stored(z.enum(offReasons)).optional(),
      failingSince: string().optional(),
      warnedOn: string().optional(),
      slow: number(),
      pausedUntil: string().optional(),
      createdOn: string(),
      version: number(),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({
      pk: `WEBHOOKSOF#${userId}`,
      sk: `WEBHOOK#${id}`,
    }),
    timestamps: false,
  }),
);

export const messagesOfWebhook = (webhookId: string): string => `WEBHOOK#${webhookId}`;

/** What a webhook is told, sorted by when it happened; goes by TTL. */
export const WebhookMessageEntity = kept(
  new Entity({
    name: "WebhookMessage",
    table,
    schema: item({
      webhookId: string().key(),
      id: string().key(),
      userId: string(),
      type: stored(z.enum(messageTypes)),
      orderId: string().optional(),
      body: string(),
      state: stored(z.enum(messageStates)),
      tries: stored(storedTries),
      tried: number(),
      nextAt: string(),
      createdOn: string(),
      version: number(),
      expiresAt: number(),
      /** `messagesDue`, while it is pending. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ webhookId, id }: { webhookId: string; id: string }) => ({
      pk: `WEBHOOK#${webhookId}`,
      sk: `MESSAGE#${id}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** One of the few hands that a webhook's messages are handed over by at a time, and until when it is taken. */
export const WebhookHandEntity = kept(
  new Entity({
    name: "WebhookHand",
    table,
    schema: item({ webhookId: string().key(), hand: number().key(), until: string(), expiresAt: number() }),
    computeKey: ({ webhookId, hand }: { webhookId: string; hand: number }) => ({
      pk: `WEBHOOK#${webhookId}`,
      sk: `HAND#${hand}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** Messages that wait for a try, by when it is due. */
export const messagesDue = shardedList("gsi1", "WEBHOOKMESSAGESDUE", 4);

/** A message with its place in the list; what has ended stands in none. */
export const itemOf = (message: WebhookMessage & { expiresAt: number }) => ({
  ...message,
  ...(message.state === "pending"
    ? keysIn(messagesDue, message.nextAt, message.id)
    : { gsi1pk: undefined, gsi1sk: undefined }),
});
