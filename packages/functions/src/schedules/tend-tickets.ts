import { tendTickets } from "@solvia/core/tickets/tend-tickets";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  log("solvia-schedules", "INFO", "tend-tickets", await tendTickets(new Date()));
};
