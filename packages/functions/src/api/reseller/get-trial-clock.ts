import { getTrialClock } from "@solvia/core/contract/reseller";
import { demandTrial } from "@solvia/core/reseller/access/reseller";
import { trialClock } from "@solvia/core/reseller/trial/trial-clock";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getTrialClock, ({ reseller, now }) =>
  trialClock(demandTrial(reseller).accountId, now),
);
