import { findUser } from "../../accounts/index.ts";
import { allowed } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { ticketResolved } from "../events.ts";
import { loadTicket, writeTicket } from "../stored-ticket.ts";
import { ticketMachine } from "../ticket-machine.ts";
import type { Ticket } from "../ticket.ts";
import type { Author } from "../writing/message-of.ts";
import { clockOf } from "./answer-ticket.ts";

/** What the office does with a request besides writing. */
export type TicketChange = { revision: number } & (
  | { action: "assign"; assigneeId?: string | undefined }
  | { action: "solve" }
);

/** Oneself, or another employee who sees requests. Problem: not-found. */
async function assigneeOf(actor: Author, assigneeId: string | undefined): Promise<string> {
  if (assigneeId === undefined || assigneeId === actor.id) return actor.id;
  const employee = await findUser(assigneeId);
  if (!employee || employee.closedAt || !allowed("admin", employee)) throw new Problem("not-found");
  return assigneeId;
}

/** Takes a request, gives it to somebody, or solves it without a word. Problems: not-found, version-conflict, invalid-transition. */
export async function changeTicket(actor: Author, id: string, change: TicketChange, now: Date): Promise<Ticket> {
  const before = await loadTicket(id);
  if (before.revision !== change.revision) throw new Problem("version-conflict");
  if (change.action === "solve") {
    const after = ticketMachine.after(before, "solve", "back-office");
    const solved = { ...after, clock: clockOf(after, now), assigneeId: before.assigneeId ?? actor.id };
    return writeTicket({ before, after: solved, events: [ticketResolved.of({ ticketId: id })], now });
  }
  const assigneeId = await assigneeOf(actor, change.assigneeId);
  if (before.status === "waiting_customer") ticketMachine.demand(before, "assign-waiting", "back-office");
  const after = before.status === "waiting_customer" ? before : ticketMachine.after(before, "assign", "back-office");
  return writeTicket({ before, after: { ...after, assigneeId }, now });
}
