import { countEarlierQuotations } from "@solvia/core/quotations/figures/count-quotations";
import { recheckQuotations } from "@solvia/core/quotations/living/recheck";
import { log } from "../log.ts";

/** Looks at every open quotation; the first time it counts those of before the figures besides. */
export const handler = async (): Promise<void> => {
  const counted = await countEarlierQuotations();
  log("solvia-schedules", "INFO", "recheck-quotations", { ...(await recheckQuotations(new Date())), counted });
};
