import { Logger } from "@aws-lambda-powertools/logger";
import { expireUnpaidOrders } from "@solvia/core/orders/unpaid-orders";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  const count = await expireUnpaidOrders(new Date());
  logger.info("expire-unpaid-orders", { count });
};
