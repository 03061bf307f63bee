import { getResellerOrder } from "@solvia/core/contract/reseller";
import { resellerOrder } from "@solvia/core/reseller/orders/read-orders";
import { trialView } from "@solvia/core/reseller/trial/move-trial";
import { trialOrder } from "@solvia/core/reseller/trial/stored-trial";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerOrder, async ({ reseller: { user, accountId, mode }, params, now }) =>
  mode === "test" ? trialView(await trialOrder(accountId, params.id), now) : resellerOrder(user, params.id, now),
);
