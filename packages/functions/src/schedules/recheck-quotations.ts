import { countEarlierQuotations } from "@solvia/core/quotations/figures/count-quotations";
import { recheckQuotations } from "@solvia/core/quotations/living/recheck";
import { schedule } from "../work/schedule.ts";

/** Looks at every open quotation; the first time it counts those of before the figures besides. */
export const handler = schedule("recheck-quotations", {
  counted: countEarlierQuotations,
  rechecked: recheckQuotations,
});
