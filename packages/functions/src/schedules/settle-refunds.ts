import { bookEarlierOrders } from "@solvia/core/orders/ledger/book-earlier-orders";
import { settleRefunds } from "@solvia/core/orders/ledger/provider-refunds";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const booked = await bookEarlierOrders(now);
  log("solvia-schedules", "INFO", "settle-refunds", { booked, settled: await settleRefunds(now) });
};
