import { getOrderHistory } from "@solvia/core/contract/back-office/orders";
import { nameOfAction } from "@solvia/core/contract/endpoint-words";
import { listOrderHistory } from "@solvia/core/orders/history/list-history";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOrderHistory, ({ user, params, query }) =>
  listOrderHistory(user, params.id, query, nameOfAction),
);
