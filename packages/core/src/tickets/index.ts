export { eraseTicketsClosedLongAgo, eraseTicketsOf } from "./erase-tickets.ts";
export { ticketHoldings } from "./personal-holdings.ts";
export { findTicket } from "./stored-ticket.ts";
