import { Logger } from "@aws-lambda-powertools/logger";
import { refreshAllPages } from "@solvia/core/catalogue/pages/refresh-pages";

const logger = new Logger({ serviceName: "solvia-schedules" });

/** Has every public page written anew, so that what a deploy or a lost message left behind is mended within a day. */
export const handler = async (): Promise<void> => {
  const count = await refreshAllPages(new Date());
  logger.info("refresh-pages", { count });
};
