import { Problem } from "../../platform/problems.ts";
import { resumedClock, stoppedClock, type SlaClock } from "../clock/sla.ts";
import { ticketAnswered, ticketResolved } from "../events.ts";
import { loadTicket, writeTicket } from "../stored-ticket.ts";
import type { ReplyOutcome } from "../ticket-codes.ts";
import { ticketMachine } from "../ticket-machine.ts";
import type { Ticket } from "../ticket.ts";
import { counted, messageOf, type Author, type Written } from "../writing/message-of.ts";

/** What an employee writes: to the customer, with what it leads to, or for the office alone. */
export interface Reply extends Written {
  /** What was on the screen when it was written: over anything newer its writer is asked first. */
  revision: number;
  outcome: ReplyOutcome | "note";
}

/** Its clock goes while the desk has something to do, and stands in all other states. */
export const clockOf = ({ status, clock }: Pick<Ticket, "status" | "clock">, now: Date): SlaClock =>
  status === "open" || status === "in_progress" ? resumedClock(clock, now) : stoppedClock(clock, now);

function moved(before: Ticket, outcome: Reply["outcome"], author: Author, now: Date): Ticket {
  if (outcome === "note") return before;
  const after = ticketMachine.after(before, outcome, "back-office");
  return { ...after, clock: clockOf(after, now), assigneeId: before.assigneeId ?? author.id };
}

/**
 * The office answers, or notes something for itself. Whoever answers one that nobody has, has it. Problems: not-found, version-conflict where
 * something was written meanwhile, invalid-transition, limit-reached, unreadable-file.
 */
export async function answerTicket(author: Author, id: string, reply: Reply, now: Date): Promise<Ticket> {
  const { revision, outcome, ...written } = reply;
  const before = await loadTicket(id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const side = outcome === "note" ? "internal" : "office";
  const after = { ...moved(before, outcome, author, now), ...counted(before, side, now) };
  const message = await messageOf(before, side, author, written, now);
  const told = {
    note: [],
    solve: [ticketResolved.of({ ticketId: id, messageId: message.id })],
    ask: [ticketAnswered.of({ ticketId: id, messageId: message.id })],
    keep: [ticketAnswered.of({ ticketId: id, messageId: message.id })],
  };
  return writeTicket({ before, after, message, events: told[outcome], now });
}
