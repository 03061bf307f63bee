import { placeResellerOrder } from "@solvia/core/contract/reseller";
import { invalid, Problem } from "@solvia/core/platform/problems";
import { placeResellerOrder as place } from "@solvia/core/reseller/orders/place-order";
import { resellerOrderView } from "@solvia/core/reseller/orders/read-orders";
import { wishOf } from "@solvia/core/reseller/orders/wish-of";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(placeResellerOrder, async ({ reseller, body, rawBody, headers, now }) => {
  const { user, mode } = reseller;
  const key = headers["idempotency-key"];
  if (!key) throw invalid({ field: "Idempotency-Key", code: "required" });
  if (mode === "test") throw new Problem("not-by-api-key");
  const { order, check } = await place(user, wishOf(body), { key, body: rawBody }, now);
  return { ...(await resellerOrderView(order, now)), systemCheck: check };
});
