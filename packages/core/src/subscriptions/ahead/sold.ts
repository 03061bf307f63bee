import { planAmounts, type Amounts, type PlanSale } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";

/** Why nobody can be charged for a plan: their address is gone, or a quotation alone will do where they are at home (domain-rules 1.2). */
const unsold: ReadonlySet<string> = new Set(["address-missing", "quotation-needed"]);

/** Whether something failed because no plan is sold to them. */
export const isUnsold = (error: unknown): boolean => error instanceof Problem && unsold.has(error.code);

/** What sales cost with VAT where their payer is at home; undefined where no plan is sold. One request. */
export async function amountsWhereSold(
  sales: readonly PlanSale[],
  user: User,
  now: Date,
): Promise<Amounts[] | undefined> {
  try {
    return await planAmounts(sales, user, now);
  } catch (error) {
    if (isUnsold(error)) return undefined;
    throw error;
  }
}
