import { tallyEarlierOrders } from "@solvia/core/milestones/tally-orders";
import { log } from "../log.ts";

/** The orders of before milestones counted them: the first time alone, each run after it asks whether that is done. */
export const handler = async (): Promise<void> => {
  const count = await tallyEarlierOrders(new Date());
  log("solvia-schedules", "INFO", "tally-orders", { count });
};
