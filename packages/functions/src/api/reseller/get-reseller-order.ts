import { getResellerOrder } from "@solvia/core/contract/reseller";
import { resellerOrder } from "@solvia/core/reseller/orders/read-orders";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerOrder, ({ reseller: { user }, params, now }) =>
  resellerOrder(user, params.id, now),
);
