/** What a webhook may be told of; each names the object that it is about first. */
export const webhookTopics = [
  "order.placed",
  "order.changed",
  "order.failed",
  "order.delivered",
  "shipment.sent",
  "payment.received",
  "payment.failed",
  "invoice.issued",
] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** What is told: a topic, or the message by which a receiver is tried. */
export const messageTypes = [...webhookTopics, "webhook.test"] as const;
export type MessageType = (typeof messageTypes)[number];

/** Why nothing is told any more: its owner says so, the receiver has answered 410, or it has failed for days. */
export const offReasons = ["owner", "gone", "failing"] as const;
export type OffReason = (typeof offReasons)[number];

export const messageStates = ["pending", "delivered", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

/** What became of a try, where it is no status that the receiver answered. */
export const tryFailures = ["timeout", "unreachable", "inside-address", "tls"] as const;
export type TryFailure = (typeof tryFailures)[number];

/** So many webhooks an account has at most. */
export const mostWebhooks = 10;
/** So many of the latest tries a message keeps. */
export const triesKept = 12;
/** So long a message is kept, in days: that long it can be sent again. */
export const messageDays = 30;
/** So long the secret of before is signed with too, in hours. */
export const oldSecretHours = 24;
