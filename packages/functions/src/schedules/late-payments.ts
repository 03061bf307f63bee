import { remindLatePayers } from "@solvia/core/orders/payment/unpaid-orders";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const count = await remindLatePayers(new Date());
  log("solvia-schedules", "INFO", "late-payments", { count });
};
