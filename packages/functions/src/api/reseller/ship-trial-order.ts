import { shipTrialOrder } from "@solvia/core/contract/reseller";
import { demandTrial } from "@solvia/core/reseller/access/reseller";
import { moveTrial } from "@solvia/core/reseller/trial/move-trial";
import { sent } from "@solvia/core/reseller/trial/trial-order";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(shipTrialOrder, ({ reseller, params, now }) =>
  moveTrial(demandTrial(reseller), params.id, sent, now),
);
