import { machine } from "../platform/machine.ts";
import { ticketStatuses, type TicketStatus } from "./ticket-codes.ts";

/** The life of a request for help (domain-rules 5.11). Days are counted by the use cases, which have the clock. */
export const ticketMachine = machine<{ status: TicketStatus }>()({
  name: "ticket",
  states: ticketStatuses,
  first: "open",
  actions: {
    /** Somebody of the office has it now, or another one. */
    assign: { from: ["open", "in_progress"], to: "in_progress", actors: ["back-office"] },
    /** The same of one that the customer is to answer: it goes on waiting. */
    "assign-waiting": { from: ["waiting_customer"], actors: ["back-office"] },
    keep: { from: ["open", "in_progress", "waiting_customer"], to: "in_progress", actors: ["back-office"] },
    ask: { from: ["open", "in_progress", "waiting_customer"], to: "waiting_customer", actors: ["back-office"] },
    solve: { from: ["open", "in_progress", "waiting_customer"], to: "resolved", actors: ["back-office", "system"] },
    /** What the office writes for itself changes nothing for anybody. */
    note: { from: ticketStatuses, actors: ["back-office"] },
    /** The customer adds to one that nobody has taken yet. */
    add: { from: ["open"], actors: ["customer"] },
    answer: { from: ["in_progress", "waiting_customer"], to: "in_progress", actors: ["customer"] },
    reopen: { from: ["resolved"], to: "in_progress", actors: ["customer"] },
    rate: { from: ["resolved", "closed"], actors: ["customer"] },
    "give-up-waiting": { from: ["waiting_customer"], to: "resolved", actors: ["system"] },
    close: { from: ["resolved"], to: "closed", actors: ["system"] },
  },
});
