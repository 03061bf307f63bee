import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { webhookFailing, webhookOff } from "../events.ts";
import { writeOver } from "./hand-on.ts";
import { handOver } from "./hand-over.ts";
import { afterTry, type Outcome } from "./retrying.ts";
import { findMessage, findWebhook, messageWrite, webhookWrite, type StoredMessage } from "./stored-webhook.ts";
import { signedHeaders } from "./webhook-secret.ts";
import { WebhookHandEntity } from "./webhook.table.ts";
import type { Webhook } from "./webhook.ts";

/** So many messages of one address are under way at a time: a receiver that is slow takes no more of the workers. */
const hands = 4;
/** A hand whose worker died is free again after so long, in milliseconds: longer than any try. */
const handMs = 60_000;

const secondsLater = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/**
 * Tries once to hand a message over. At least once each: what dies between the try and its note is tried again under the same id. One that is no longer
 * pending is left alone; of an address that is off it fails.
 */
export async function deliverMessage(
  { userId, webhookId, messageId }: { userId: string; webhookId: string; messageId: string },
  now: Date,
): Promise<void> {
  const [webhook, message] = await Promise.all([findWebhook(userId, webhookId), findMessage(webhookId, messageId)]);
  if (message?.state !== "pending") return;
  if (!webhook || webhook.off) {
    await writeOver(messageWrite(message, { ...message, state: "failed" }));
    return;
  }
  if (webhook.pausedUntil !== undefined && webhook.pausedUntil > instant(now)) {
    await putOff(message, webhook.pausedUntil);
    return;
  }
  const hand = await takeHand(webhookId, now);
  if (hand === undefined) {
    await putOff(message, instant(secondsLater(now, 30)));
    return;
  }
  try {
    const headers = await signedHeaders(webhook, message, now);
    const { answer, ms, retryAfterMs } = await handOver(webhook.url, headers, message.body);
    await note(webhook, message, { at: instant(now), answer, ms }, retryAfterMs, now);
  } finally {
    await freeHand(webhookId, hand, now);
  }
}

/** Never sooner than the message counts as lost: another worker may have it in hand. */
const putOff = (message: StoredMessage, nextAt: string) =>
  writeOver(messageWrite(message, { ...message, nextAt: nextAt > message.nextAt ? nextAt : message.nextAt }));

/** Writes what became of a try; over a webhook or message that somebody changed meanwhile, what the try says of them as they are now. */
async function note(
  webhook: Webhook,
  message: StoredMessage,
  tried: Parameters<typeof afterTry>[1],
  retryAfterMs: number,
  now: Date,
): Promise<void> {
  const options = { random: Math.random(), retryAfterMs };
  for (
    let [w, m]: [Webhook | undefined, StoredMessage | undefined] = [webhook, message];
    w && m?.state === "pending";
  ) {
    const outcome = afterTry({ webhook: w, message: m }, tried, options);
    const [before, messageBefore] = [w, m];
    const written = await writeOver(
      messageWrite(messageBefore, { ...outcome.message, expiresAt: messageBefore.expiresAt }),
      ...(isSame(before, outcome.webhook) ? [] : [webhookWrite(before, outcome.webhook)]),
      ...telling(outcome, now),
    );
    if (written) return;
    [w, m] = await Promise.all([findWebhook(webhook.userId, webhook.id), findMessage(webhook.id, message.id)]);
  }
}

/** Whether a try has left the address as it was: then it isn't written, and a hundred messages at once don't wait for each other. */
const isSame = (before: Webhook, after: Webhook): boolean =>
  before.off === after.off &&
  before.failingSince === after.failingSince &&
  before.warnedOn === after.warnedOn &&
  before.slow === after.slow &&
  before.pausedUntil === after.pausedUntil;

function telling({ tell, webhook: { userId, id: webhookId, off } }: Outcome, now: Date) {
  if (tell === "warning") return [announce(webhookFailing.of({ userId, webhookId }), now)];
  if (tell === "off" && off && off !== "owner")
    return [announce(webhookOff.of({ userId, webhookId, reason: off }), now)];
  return [];
}

/** One of the address's hands, until it is freed or a minute has passed; none where all are taken. */
async function takeHand(webhookId: string, now: Date): Promise<number | undefined> {
  const until = instant(new Date(now.getTime() + handMs));
  const first = Math.floor(Math.random() * hands);
  for (let tried = 0; tried < hands; tried += 1) {
    const hand = (first + tried) % hands;
    try {
      await WebhookHandEntity.build(UpdateItemCommand)
        .item({ webhookId, hand, until, expiresAt: Math.floor(now.getTime() / 1000) + 86_400 })
        .options({
          condition: {
            or: [
              { attr: "until", exists: false },
              { attr: "until", lt: instant(now) },
            ],
          },
        })
        .send();
      return hand;
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
  }
  return undefined;
}

const freeHand = (webhookId: string, hand: number, now: Date) =>
  WebhookHandEntity.build(UpdateItemCommand)
    .item({ webhookId, hand, until: instant(new Date(0)), expiresAt: Math.floor(now.getTime() / 1000) + 86_400 })
    .send();
