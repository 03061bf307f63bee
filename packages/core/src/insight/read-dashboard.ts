import { listOwnOrders, type Scope } from "../orders/index.ts";
import { milestoneProgress } from "../milestones/index.ts";
import { openQuotations } from "../quotations/index.ts";
import type { User } from "../platform/access.ts";
import { readSpending } from "./spending/read-spending.ts";

/** So many of each list are shown: the pages that the dashboard leads to have them all. */
const shown = { orders: 5, quotations: 4, milestones: 3 } as const;

/** What a customer sees at first of how they stand: figures, newest orders, nearest milestones, quotations that wait for an answer. */
export async function readDashboard(user: Pick<User, "id" | "companyId" | "memberRole">, scope: Scope, now: Date) {
  const [figures, { items: orders }, { items: milestones }, quotations] = await Promise.all([
    readSpending(user, scope, now),
    listOwnOrders(user, { limit: shown.orders, scope }, now),
    milestoneProgress(user, now),
    openQuotations(user, shown.quotations, now),
  ]);
  const ahead = milestones.filter(({ status }) => status === "reached" || status === "in_progress");
  return { ...figures, orders, milestones: ahead.slice(0, shown.milestones), quotations };
}
