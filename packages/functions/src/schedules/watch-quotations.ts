import { openEarlierSales } from "@solvia/core/quotations/sales/open-earlier-sales";
import { watchSales } from "@solvia/core/quotations/sales/watch-sales";
import { watchValidity } from "@solvia/core/quotations/watch";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const opened = await openEarlierSales();
  const counts = { ...(await watchValidity(now)), won: await watchSales(now), opened };
  log("solvia-schedules", "INFO", "watch-quotations", counts);
};
