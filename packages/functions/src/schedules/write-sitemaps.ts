import { Logger } from "@aws-lambda-powertools/logger";
import { writeSitemaps } from "@solvia/core/catalogue/pages/sitemaps";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  const count = await writeSitemaps(new Date());
  logger.info("write-sitemaps", { count });
};
