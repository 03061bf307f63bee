import { placeResellerOrder } from "@solvia/core/contract/reseller";
import { invalid } from "@solvia/core/platform/problems";
import { placeResellerOrder as place } from "@solvia/core/reseller/orders/place-order";
import { resellerOrderView } from "@solvia/core/reseller/orders/read-orders";
import { wishOf } from "@solvia/core/reseller/orders/wish-of";
import { trialView } from "@solvia/core/reseller/trial/move-trial";
import { placeTrialOrder } from "@solvia/core/reseller/trial/place-trial";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(placeResellerOrder, async ({ reseller, body, rawBody, headers, now }) => {
  const { user, mode } = reseller;
  const key = headers["idempotency-key"];
  if (!key) throw invalid({ field: "Idempotency-Key", code: "required" });
  const isTrial = mode === "test";
  const { order, check } = await (isTrial ? placeTrialOrder : place)(user, wishOf(body), { key, body: rawBody }, now);
  const view = await (isTrial ? trialView : resellerOrderView)(order, now);
  return { ...view, systemCheck: check };
});
