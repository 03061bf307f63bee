import { expireUnpaidOrders } from "@solvia/core/orders/payment/unpaid-orders";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const count = await expireUnpaidOrders(new Date());
  log("solvia-schedules", "INFO", "expire-unpaid-orders", { count });
};
