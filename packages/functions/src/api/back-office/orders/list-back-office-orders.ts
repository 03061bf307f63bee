import { listRows } from "@solvia/core/orders/finding/back-office";
import { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeOrders, ({ user, query, now }) => listRows(user, query, now));
