import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { instant, romeDaysLater } from "../platform/time.ts";
import { eachApart, inSequence } from "../platform/work/each-apart.ts";
import { ticketResolved } from "./events.ts";
import { writeTicket } from "./stored-ticket.ts";
import { reopenDays, waitingDays } from "./ticket-codes.ts";
import { ticketMachine } from "./ticket-machine.ts";
import { TicketEntity, ticketsWithStatus } from "./ticket.table.ts";

/**
 * What silence does (domain-rules 5.11): ten days without the customer's answer resolve, fourteen after that close. Each over the very state
 * that was read: what somebody wrote meanwhile is left alone. How many of each.
 */
export async function tendTickets(now: Date): Promise<{ resolved: number; closed: number }> {
  const told = { resolved: 0, closed: 0 };
  const silent = instant(romeDaysLater(now, -waitingDays));
  const over = instant(romeDaysLater(now, -reopenDays));
  await inSequence(
    () =>
      eachApart(
        rowsOfShards(ticketsWithStatus("waiting_customer"), TicketEntity, { before: silent }),
        async (before) => {
          const after = ticketMachine.after(before, "give-up-waiting", "system");
          const events = [ticketResolved.of({ ticketId: before.id, bySilence: true })];
          told.resolved += await unlessChanged(() => writeTicket({ before, after, events, now }));
        },
      ),
    () =>
      eachApart(rowsOfShards(ticketsWithStatus("resolved"), TicketEntity, { before: over }), async (before) => {
        const after = ticketMachine.after(before, "close", "system");
        told.closed += await unlessChanged(() => writeTicket({ before, after, now }));
      }),
  );
  return told;
}
