import { ordersAgenda } from "@solvia/core/orders/agenda/list-agenda";
import { listOrdersScheduler } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listOrdersScheduler, ({ query: { span = "14", kind }, now }) =>
  ordersAgenda({ span, kind }, now),
);
