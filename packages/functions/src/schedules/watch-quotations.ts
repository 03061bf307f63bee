import { watchSales, watchValidity } from "@solvia/core/quotations/watch";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const counts = { ...(await watchValidity(now)), won: await watchSales(now) };
  log("solvia-schedules", "INFO", "watch-quotations", counts);
};
