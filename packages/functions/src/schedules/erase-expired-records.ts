import { eraseExpiredRecords } from "@solvia/core/crm/privacy/erase-expired-records";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  log("solvia-schedules", "INFO", "erase-expired-records", await eraseExpiredRecords(new Date()));
};
