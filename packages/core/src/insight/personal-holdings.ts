import type { Holding } from "../platform/personal-data.ts";
import { SpendingEntity, spendingOfUser } from "./spending/spending.table.ts";

/** What is kept of a user in figures: the sums of their orders, month by month. */
export const insightHoldings: readonly Holding[] = [
  {
    entity: SpendingEntity,
    where: (id) => ({ partition: spendingOfUser(id) }),
    closing: "delete",
  },
];
