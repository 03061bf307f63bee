import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

const ofWebhook = { userId: Id, webhookId: Id } as const;

/** A message waits to be handed over. */
export const webhookDue = event("webhook-due", z.object({ ...ofWebhook, messageId: z.string().min(1) }), {
  queues: ["webhook-deliveries"],
});
/** Nothing has got through to an address for days: it will be told nothing any more. */
export const webhookFailing = event("webhook-failing", z.object(ofWebhook), { queues: ["email"] });
/** An address is told nothing any more, without its owner having said so. */
export const webhookOff = event("webhook-off", z.object({ ...ofWebhook, reason: z.enum(["gone", "failing"]) }), {
  queues: ["email"],
});
