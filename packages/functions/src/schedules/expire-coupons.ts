import { expireCoupons } from "@solvia/core/coupons/expire-coupons";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const count = await expireCoupons(new Date());
  log("solvia-schedules", "INFO", "expire-coupons", { count });
};
