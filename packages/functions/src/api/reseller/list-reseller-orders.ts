import { listResellerOrders } from "@solvia/core/contract/reseller";
import { listResellerOrders as listed } from "@solvia/core/reseller/orders/read-orders";
import { listTrial } from "@solvia/core/reseller/trial/move-trial";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listResellerOrders, ({ reseller: { user, accountId, mode }, query, now }) =>
  mode === "test" ? listTrial(accountId, query) : listed(user, query, now),
);
