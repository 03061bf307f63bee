import { cancelResellerOrder } from "@solvia/core/contract/reseller";
import { cancelOrder } from "@solvia/core/orders/placing/cancel-order";
import { Problem } from "@solvia/core/platform/problems";
import { resellerOrderView } from "@solvia/core/reseller/orders/read-orders";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(cancelResellerOrder, async ({ reseller: { user, mode }, params, now }) => {
  if (mode === "test") throw new Problem("not-by-api-key");
  return resellerOrderView(await cancelOrder(user, params.id, now), now);
});
