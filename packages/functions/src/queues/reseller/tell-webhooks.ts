import { tellWebhooks } from "@solvia/core/reseller/webhooks/tell-webhooks";
import { eventWorker } from "../../work/event-worker.ts";

/** What happened to a reseller's order becomes messages to their webhooks. */
export const handler = eventWorker("webhooks", (event, { now }) => tellWebhooks(event, now));
