import { placeEarlierOrders } from "@solvia/core/orders/finding/place-earlier-orders";
import { expireUnpaidOrders } from "@solvia/core/orders/payment/unpaid-orders";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const count = await expireUnpaidOrders(now);
  log("solvia-schedules", "INFO", "expire-unpaid-orders", { count, placed: await placeEarlierOrders(now) });
};
