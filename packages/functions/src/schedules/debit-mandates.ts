import { debitMandates } from "@solvia/core/orders/debits/debit-mandates";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  log("solvia-schedules", "INFO", "debit-mandates", await debitMandates(new Date()));
};
