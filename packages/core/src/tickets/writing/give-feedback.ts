import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import { ownTicket, writeTicket } from "../stored-ticket.ts";
import { ticketMachine } from "../ticket-machine.ts";
import type { Ticket } from "../ticket.ts";

interface Feedback {
  ticketId: string;
  stars: number;
  words?: string | undefined;
}

/** How its customer was helped: once for each request that was solved. Problems: not-found, invalid-transition, feedback-given, version-conflict. */
export const giveFeedback = (user: User, { ticketId, stars, words }: Feedback, now: Date): Promise<Ticket> =>
  untilWritten(async () => {
    const before = await ownTicket(user, ticketId);
    ticketMachine.demand(before, "rate", "customer");
    if (before.satisfaction) throw new Problem("feedback-given");
    const satisfaction = { stars, ...(words && { words }), on: instant(now) };
    return writeTicket({ before, after: { ...before, satisfaction }, now });
  });
