import type { Holding } from "../platform/personal-data.ts";
import { messagesOfUser, TicketEntity, TicketMessageEntity, ticketsOfUser } from "./ticket.table.ts";

/** Requests for help go with the account; `eraseTicketsOf` takes files and internal notes first. */
export const ticketHoldings: readonly Holding[] = [
  { entity: TicketEntity, where: (id) => ({ partition: ticketsOfUser(id), index: "gsi1" }), closing: "delete" },
  { entity: TicketMessageEntity, where: (id) => ({ partition: messagesOfUser(id), index: "gsi1" }), closing: "delete" },
];
