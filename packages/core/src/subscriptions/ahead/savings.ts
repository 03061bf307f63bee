import { planSavingsSince } from "../../orders/index.ts";
import { priceOf, type ChargeKind, type ChargeState, type Plan, type Subscription } from "../../plans/index.ts";
import type { Cents } from "../../platform/money.ts";
import { plusDays, type CivilDate } from "../../platform/time.ts";

/** Days of which is told what the plan has saved. */
const savedDays = 365;

export interface Saved {
  from: CivilDate;
  /** Net cents that orders have cost less by the plan. */
  net: Cents;
  orders: number;
}

/** What somebody's plan has saved them, in the last twelve months and in the month that runs. One request. */
export async function savedOf(userId: string, subscription: Subscription | undefined, today: CivilDate) {
  const yearAgo = plusDays(today, -savedDays);
  const runs = subscription && subscription.status !== "canceled" ? subscription.periodFrom : undefined;
  const savings = await planSavingsSince(userId, runs !== undefined && runs < yearAgo ? runs : yearAgo);
  const since = (from: CivilDate): Saved => {
    const own = savings.filter(({ day }) => day >= from);
    return { from, net: own.reduce((sum, { net }) => sum + net, 0), orders: own.length };
  };
  return { year: since(yearAgo), period: runs === undefined ? undefined : since(runs) };
}

interface Paid {
  kind: ChargeKind;
  plan: Plan;
  from: CivilDate;
  to: CivilDate;
  state: ChargeState;
  net?: Cents | undefined;
}

/** Net cents; of a month from before they were kept the plan's price of its first day, of an upgrade from then nothing. */
const netOf = ({ net, kind, plan, from }: Paid): Cents => net ?? (kind === "upgrade" ? 0 : priceOf(plan, from).price);

/**
 * Where a plan has cost more than it saved: what its months that are over cost net, of those that began in the days that the saving is of, and by how
 * much that is above it. Months that were given back or taken back cost nothing, one that was given back in part is left out, for
 * nobody knows here by how much. Undefined where it was worth it, and before the first month is over.
 */
export function worthOf(
  charges: readonly Paid[],
  { from, net }: Pick<Saved, "from" | "net">,
  today: CivilDate,
): { cost: Cents; lost: Cents } | undefined {
  const over = charges.filter((charge) => charge.state === "paid" && charge.from >= from && charge.to <= today);
  const cost = over.reduce((sum, charge) => sum + netOf(charge), 0);
  return cost > net ? { cost, lost: cost - net } : undefined;
}
