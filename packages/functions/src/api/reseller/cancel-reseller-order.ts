import { cancelResellerOrder } from "@solvia/core/contract/reseller";
import { cancelOrder } from "@solvia/core/orders/placing/cancel-order";
import { resellerOrderView } from "@solvia/core/reseller/orders/read-orders";
import { moveTrial } from "@solvia/core/reseller/trial/move-trial";
import { calledOff } from "@solvia/core/reseller/trial/trial-order";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(cancelResellerOrder, async ({ reseller, params, now }) =>
  reseller.mode === "test"
    ? moveTrial(reseller, params.id, calledOff, now)
    : resellerOrderView(await cancelOrder(reseller.user, params.id, now), now),
);
