import { Logger } from "@aws-lambda-powertools/logger";
import { remindLatePayers } from "@solvia/core/orders/unpaid-orders";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  const count = await remindLatePayers(new Date());
  logger.info("late-payments", { count });
};
