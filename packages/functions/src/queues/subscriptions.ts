import { settleCharge } from "@solvia/core/subscriptions/settle-charge";
import { eventWorker } from "../work/event-worker.ts";

/** Brings a subscription in line with an order that pays it. */
export const handler = eventWorker("subscriptions", ({ payload }, { now }) =>
  settleCharge(payload.userId, payload.orderId, now),
);
