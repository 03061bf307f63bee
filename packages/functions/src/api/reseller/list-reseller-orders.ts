import { listResellerOrders } from "@solvia/core/contract/reseller";
import { listResellerOrders as listed } from "@solvia/core/reseller/orders/read-orders";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listResellerOrders, ({ reseller: { user }, query, now }) =>
  listed(user, query, now),
);
