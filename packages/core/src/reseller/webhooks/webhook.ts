import type { KeyMode } from "../../platform/http/key-scopes.ts";
import type { Instant } from "../../platform/time.ts";
import type { MessageState, MessageType, OffReason, TryFailure, WebhookTopic } from "./webhook-codes.ts";

/** An address of a reseller's that is told what happens. */
export interface Webhook {
  id: string;
  userId: string;
  /** https, of a host in the public internet. */
  url: string;
  description?: string | undefined;
  topics: WebhookTopic[];
  mode: KeyMode;
  /** Which of its secrets signs, from 1: each is derived and none is stored (`secretOf`). */
  generation: number;
  /** Until when the secret before is signed with beside it. */
  earlierUntil?: Instant | undefined;
  off?: OffReason | undefined;
  /** Since when nothing got through; absent while it does. */
  failingSince?: Instant | undefined;
  /** When its owner was last warned of that. */
  warnedOn?: Instant | undefined;
  /** How many tries in a row it has kept waiting or turned away; until when it is left alone for that. */
  slow: number;
  pausedUntil?: Instant | undefined;
  createdOn: Instant;
  version: number;
}

/** One try to hand a message over. */
export interface Try {
  at: Instant;
  /** The receiver's status, or why there is none. */
  answer: number | TryFailure;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** What a webhook is told, once and for all: its body is written with it and stays the same in each try. */
export interface WebhookMessage {
  webhookId: string;
  /** Of the event that it tells of, so that an event which is heard twice is told once. */
  id: string;
  userId: string;
  type: MessageType;
  orderId?: string | undefined;
  body: string;
  state: MessageState;
  /** The latest, the oldest first. */
  tries: readonly Try[];
  /** How many since it was last asked for; never begins anew by itself. */
  tried: number;
  /** When it is tried next; while a try is under way, when it counts as lost. */
  nextAt: Instant;
  createdOn: Instant;
  version: number;
}
