import { Logger } from "@aws-lambda-powertools/logger";
import { eraseExpiredRecords } from "@solvia/core/crm/privacy/erase-expired-records";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  logger.info("erase-expired-records", await eraseExpiredRecords(new Date()));
};
