import type { Amounts, PlanSale } from "../orders/index.ts";
import { periodFrom, priceOf, type Choice, type Plan, type Subscription } from "../plans/index.ts";
import type { CivilDate } from "../platform/time.ts";
import { lawOfGroup } from "../tax/index.ts";

/** What a month of a plan is charged for, from a day on. */
export function monthOf(plan: Plan, anchorOn: CivilDate, on: CivilDate): PlanSale {
  const { id: priceId, price: net } = priceOf(plan, on);
  return { kind: "renewal", plan, priceId, net, ...periodFrom(anchorOn, on) };
}

/** The month that is charged next once a choice was made; undefined where nothing renews itself. */
export function nextAfter(
  { act, plan, from, to }: Choice,
  subscription: Subscription | undefined,
): PlanSale | undefined {
  if (act === "try" || act === "start") return monthOf(plan, act === "try" ? to : from, to);
  // A downgrade turns the renewal on where it was off.
  const renews = act === "downgrade" || (subscription?.autoRenew && subscription.methodId);
  if (!subscription || !renews) return undefined;
  const { anchorOn, periodTo } = subscription;
  // An upgrade of a trial, or after a month that is over, begins a month of its own; any other goes on with the one that runs.
  return act === "upgrade" && to !== periodTo ? monthOf(plan, from, to) : monthOf(plan, anchorOn, periodTo);
}

/**
 * The documents that an order of a plan gets: paid whole upon order it is one invoice, of the day on which it is paid, a sum for each rate
 * (domain-rules 1.5; `invoicing/rules/next-document.ts` makes it so once it is paid).
 */
export const documentsOf = (when: "now" | "renewal", on: CivilDate, { groups, treatment }: Amounts) =>
  groups
    .filter(({ taxable }) => taxable > 0)
    .map(({ rate, taxable: net, vat }) => ({
      when,
      type: "TD01" as const,
      on,
      rate,
      net,
      vat,
      ...lawOfGroup(treatment, rate),
    }));
