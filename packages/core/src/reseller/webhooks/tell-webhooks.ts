import { findDocument } from "../../invoicing/index.ts";
import { findOrder } from "../../orders/index.ts";
import type { Write } from "../../platform/storing/transaction.ts";
import { daysLater, instant, type Instant } from "../../platform/time.ts";
import { handingOn, handOn } from "./hand-on.ts";
import { bodyOf, type ToldOrder } from "./message-body.ts";
import { messageDays, type MessageType, type WebhookTopic } from "./webhook-codes.ts";
import { webhooksOfUser } from "./stored-webhook.ts";
import type { Webhook } from "./webhook.ts";

/** What of the house's events is told, and under which topic. */
const topics = {
  "order-placed": "order.placed",
  "order-total-changed": "order.changed",
  "order-vat-raised": "order.changed",
  "order-failed": "order.failed",
  "order-declined": "order.failed",
  "order-delivered": "order.delivered",
  "shipment-sent": "shipment.sent",
  "payment-received": "payment.received",
  "payment-failed": "payment.failed",
  "document-issued": "invoice.issued",
} as const satisfies Record<string, WebhookTopic>;

interface Happened {
  id: string;
  type: keyof typeof topics;
  at: Instant;
  payload: { orderId: string; shipmentId?: string; seq?: number } | { documentId: string };
}

/**
 * Writes what an event tells each live webhook of the account whose order it is about, and has it handed over. Its body is that of the order as
 * it is now, for good; the event's id is the message's, so that an event that is heard twice is told once.
 */
export async function tellWebhooks({ id, type, at, payload }: Happened, now: Date): Promise<void> {
  const document = "documentId" in payload ? await findDocument(payload.documentId) : undefined;
  const orderId = document?.orderId ?? ("orderId" in payload ? payload.orderId : "");
  const order = await findOrder(orderId);
  if (!order) return;
  const topic = topics[type];
  const listening = (await webhooksOfUser(order.userId)).filter(
    (one) => one.mode === "live" && !one.off && one.topics.includes(topic),
  );
  if (listening.length === 0) return;
  const about: ToldOrder = {
    order,
    ...(document && { document: { id: document.id, number: document.content.number } }),
    ...("seq" in payload && payload.seq !== undefined && { seq: payload.seq }),
    ...("shipmentId" in payload && payload.shipmentId !== undefined && { shipmentId: payload.shipmentId }),
  };
  const body = bodyOf(topic, at, about);
  for (const webhook of listening) await leaveMessage(webhook, { id, type: topic, at, orderId, body }, now);
}

interface NewMessage {
  id: string;
  type: MessageType;
  at: Instant;
  orderId?: string | undefined;
  body: string;
}

/** Leaves a webhook a message and has it handed over; one of this id that is there already stays as it is. */
export async function leaveMessage(
  webhook: Pick<Webhook, "id" | "userId">,
  told: NewMessage,
  now: Date,
): Promise<void> {
  await handOn(undefined, messageOf(webhook, told, now), now);
}

/** The same as the writes of somebody else's transaction. */
export const messageWrites = (webhook: Pick<Webhook, "id" | "userId">, told: NewMessage, now: Date): readonly Write[] =>
  handingOn(undefined, messageOf(webhook, told, now), now);

const messageOf = (
  { id: webhookId, userId }: Pick<Webhook, "id" | "userId">,
  { id, type, at, orderId, body }: NewMessage,
  now: Date,
) => ({
  webhookId,
  id,
  userId,
  type,
  ...(orderId !== undefined && { orderId }),
  body,
  state: "pending" as const,
  tries: [],
  tried: 0,
  nextAt: instant(now),
  createdOn: at,
  version: 0,
  expiresAt: Math.floor(daysLater(now, messageDays).getTime() / 1000),
});
