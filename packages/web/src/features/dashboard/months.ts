import type { getDashboardData } from "@solvia/core/contract/engagement";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

export type Dashboard = AnswerOf<typeof getDashboardData>;
export type Month = Dashboard["months"][number];

/** The last twelve months in one. */
export const ofYear = (months: readonly Month[]): Pick<Month, "orders" | "total" | "saved"> => ({
  orders: months.reduce((sum, { orders }) => sum + orders, 0),
  total: months.reduce((sum, { total }) => sum + total, 0),
  saved: months.reduce((sum, { saved }) => sum + saved, 0),
});
