import { deliverMessage } from "@solvia/core/reseller/webhooks/deliver-message";
import { eventWorker } from "../../work/event-worker.ts";

/** Tries once to hand a message over to a reseller's webhook. */
export const handler = eventWorker("webhook-deliveries", ({ payload }, { now }) => deliverMessage(payload, now));
