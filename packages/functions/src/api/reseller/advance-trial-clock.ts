import { advanceTrialClock } from "@solvia/core/contract/reseller";
import { demandTrial } from "@solvia/core/reseller/access/reseller";
import { advanceTrialClock as advance } from "@solvia/core/reseller/trial/trial-clock";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(advanceTrialClock, ({ reseller, body, now }) =>
  advance(demandTrial(reseller).accountId, body.hours, now),
);
