import { readDashboard } from "@solvia/core/insight/read-dashboard";
import { orderRow } from "@solvia/core/orders/finding/back-office";
import { customerRow } from "@solvia/core/quotations/views";
import { getDashboardData } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getDashboardData, async ({ user, query: { scope }, now }) => {
  const { orders, quotations, ...figures } = await readDashboard(user, scope, now);
  return {
    ...figures,
    orders: orders.map(orderRow),
    quotations: await Promise.all(quotations.map((one) => customerRow(one, now))),
  };
});
