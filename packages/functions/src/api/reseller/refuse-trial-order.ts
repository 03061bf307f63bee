import { refuseTrialOrder } from "@solvia/core/contract/reseller";
import { demandTrial } from "@solvia/core/reseller/access/reseller";
import { moveTrial } from "@solvia/core/reseller/trial/move-trial";
import { turnedDown } from "@solvia/core/reseller/trial/trial-order";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(refuseTrialOrder, ({ reseller, params, now }) =>
  moveTrial(demandTrial(reseller), params.id, turnedDown, now),
);
