import { Logger } from "@aws-lambda-powertools/logger";
import { bookEarlierOrders } from "@solvia/core/orders/ledger/book-earlier-orders";
import { settleRefunds } from "@solvia/core/orders/ledger/provider-refunds";

const logger = new Logger({ serviceName: "solvia-schedules" });

export const handler = async (): Promise<void> => {
  const now = new Date();
  const booked = await bookEarlierOrders(now);
  logger.info("settle-refunds", { booked, settled: await settleRefunds(now) });
};
