import { countEarlierSpending } from "@solvia/core/insight/spending/count-spending";
import { tallyEarlierOrders } from "@solvia/core/milestones/tally-orders";
import { log } from "../log.ts";

/** The orders of before milestones and customers' figures counted them: the first time alone, each run after it asks whether that is done. */
export const handler = async (): Promise<void> => {
  const now = new Date();
  const count = await tallyEarlierOrders(now);
  const figures = await countEarlierSpending(now);
  log("solvia-schedules", "INFO", "tally-orders", { count, figures });
};
