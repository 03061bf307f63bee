export { eraseTicketsClosedLongAgo, eraseTicketsOf } from "./erase-tickets.ts";
export { ticketHoldings } from "./personal-holdings.ts";
export { findTicket, messagesOf } from "./stored-ticket.ts";
export { countDueTickets } from "./list-tickets.ts";
export { workedBetween } from "./clock/working-time.ts";
export { TicketEntity, ticketsList } from "./ticket.table.ts";
export type { Ticket, TicketMessage } from "./ticket.ts";
