import type * as z from "zod";
import type { OfficeTicketPage, QuickReply } from "@solvia/core/contract/helping/ticket-shapes";

/** A request for help as its page in the office reads it. */
export type OfficeTicket = z.output<typeof OfficeTicketPage>;

/** A text that the desk writes often. */
export type Quick = z.output<typeof QuickReply>;
