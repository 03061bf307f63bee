import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { romeDaysLater } from "../../platform/time.ts";
import { resumedClock, startedClock } from "../clock/sla.ts";
import { ticketWritten } from "../events.ts";
import { ownTicket, writeTicket } from "../stored-ticket.ts";
import { reopenDays } from "../ticket-codes.ts";
import { ticketMachine } from "../ticket-machine.ts";
import type { Ticket } from "../ticket.ts";
import { counted, messageOf, type Written } from "./message-of.ts";

/** Whether a customer may still answer: as long as it isn't closed, also before the job that closes it has come by. */
export const mayAnswer = ({ status, since }: Pick<Ticket, "status" | "since">, now: Date): boolean =>
  status === "resolved" ? now < romeDaysLater(new Date(since), reopenDays) : status !== "closed";

/** What the customer's words make of it: one that was solved begins its time anew, one that waited goes on with what was left. */
function moved(before: Ticket, now: Date): Ticket {
  if (!mayAnswer(before, now)) throw new Problem("invalid-transition", { state: "closed", action: "answer" });
  const { status, tier, clock } = before;
  if (status === "open") return before;
  if (status === "resolved")
    return { ...ticketMachine.after(before, "reopen", "customer"), clock: startedClock(tier, now) };
  return { ...ticketMachine.after(before, "answer", "customer"), clock: resumedClock(clock, now) };
}

/**
 * The customer writes again, whatever the office does at the same moment. Within fourteen days of its solution it is open again; later it is
 * closed and another has to be asked. Problems: not-found, invalid-transition, limit-reached, version-conflict, unreadable-file.
 */
export async function writeAgain(user: User, id: string, written: Written, now: Date): Promise<Ticket> {
  const first = await ownTicket(user, id);
  moved(first, now);
  counted(first, "customer", now);
  const message = await messageOf(first, "customer", user, written, now);
  return untilWritten(async () => {
    const before = await ownTicket(user, id);
    const after = { ...moved(before, now), ...counted(before, "customer", now) };
    return writeTicket({
      before,
      after,
      message,
      events: [ticketWritten.of({ ticketId: id, messageId: message.id })],
      now,
    });
  });
}
