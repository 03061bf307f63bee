import { countEarlierSpending } from "@solvia/core/insight/spending/count-spending";
import { countEarlierFigures } from "@solvia/core/figures/keep/count-earlier";
import { tallyEarlierOrders } from "@solvia/core/milestones/tally-orders";
import { schedule } from "../work/schedule.ts";

/** The orders of before milestones and customers' figures counted them, and all that counts in the house's own: the first time alone, each run after it asks whether that is done. */
export const handler = schedule("tally-orders", {
  count: tallyEarlierOrders,
  figures: countEarlierSpending,
  counted: countEarlierFigures,
});
