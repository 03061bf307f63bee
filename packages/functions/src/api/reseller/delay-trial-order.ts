import { delayTrialOrder } from "@solvia/core/contract/reseller";
import { demandTrial } from "@solvia/core/reseller/access/reseller";
import { moveTrial } from "@solvia/core/reseller/trial/move-trial";
import { delayed } from "@solvia/core/reseller/trial/trial-order";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(delayTrialOrder, ({ reseller, params, body, now }) =>
  moveTrial(demandTrial(reseller), params.id, (order, at) => delayed(order, body.days, at), now),
);
