import { Logger } from "@aws-lambda-powertools/logger";
import { askForAllChecks } from "@solvia/core/accounts/check-vat-asked";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  const count = await askForAllChecks(new Date());
  logger.info("recheck-vat-numbers", { count });
};
