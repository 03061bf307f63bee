import { tendTickets } from "@solvia/core/tickets/tend-tickets";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("tend-tickets", { tendTickets });
