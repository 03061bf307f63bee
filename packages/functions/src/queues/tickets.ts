import { solveDamageTicket, ticketOfDamage } from "@solvia/core/tickets/damage-ticket";
import { eventWorker } from "../work/event-worker.ts";

/** What was told of damaged goods is talked about in a ticket. */
export const handler = eventWorker("tickets", ({ type, payload }, { now }) =>
  type === "damage-told" ? ticketOfDamage(payload, now) : solveDamageTicket(payload, now),
);
