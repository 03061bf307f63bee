import type { Cents } from "../platform/money.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { periodFrom, trialFrom } from "./period.ts";
import { canBeTried, levelOf, priceOf, type Plan } from "./plan.ts";
import { prorated } from "./proration.ts";
import { isTrial, type Subscription } from "./subscription.ts";

/**
 * What choosing a plan does: `keep` what there is (and drop a downgrade that was asked for), `try` it, `start` it for a month,
 * `upgrade` at once or `downgrade` at the month's end.
 */
export const choiceActs = ["keep", "try", "start", "upgrade", "downgrade"] as const;
export type ChoiceAct = (typeof choiceActs)[number];

export interface Choice {
  plan: Plan;
  act: ChoiceAct;
  priceId: string;
  /** Net cents a month. */
  price: Cents;
  /** Net cents that are charged now. */
  now: Cents;
  /** From when it holds, and until when what is charged now (or tried) lasts. */
  from: CivilDate;
  to: CivilDate;
  /** Of an upgrade, what it is out of. */
  leaves?: Leaves;
}

/**
 * What an upgrade leaves, until the day that it would have lasted: a `trial`, of which nothing was paid and whose days are not added to the
 * month that begins; a month that is `over` and not renewed yet; or the `rest` of a paid month, which goes on at the difference.
 */
export const leavings = ["trial", "over", "rest"] as const;
export interface Leaves {
  what: (typeof leavings)[number];
  until: CivilDate;
}

/** Worked out before anybody chooses, by the same rule as when they do. */
export function choiceOf(plan: Plan, subscription: Subscription | undefined, tried: boolean, now: Date): Choice {
  const today = romeDate(now);
  const { id: priceId, price } = priceOf(plan, today);
  const of = { plan, priceId, price };
  const lives = subscription && subscription.status !== "canceled";
  const month = periodFrom(today, today);
  if (!lives) {
    if (canBeTried(plan) && !tried) return { ...of, act: "try", now: 0, from: today, to: trialFrom(now).chargedOn };
    return { ...of, act: "start", now: price, ...month };
  }
  const { periodFrom: from, periodTo: to } = subscription;
  if (plan === subscription.plan) return { ...of, act: "keep", now: 0, from, to };
  if (levelOf(plan) < levelOf(subscription.plan)) return { ...of, act: "downgrade", now: 0, from: to, to };
  // What was tried was not paid: nothing of it is taken off.
  if (isTrial(subscription, now)) {
    return { ...of, act: "upgrade", now: price, ...month, leaves: { what: "trial", until: to } };
  }
  // The month is over and nobody has charged the next yet: nothing is left of it to pay for, so the next begins now.
  if (today >= to) return { ...of, act: "upgrade", now: price, ...month, leaves: { what: "over", until: to } };
  const difference = prorated(today, { from, to }, subscription.price, price);
  return { ...of, act: "upgrade", now: difference, from: today, to, leaves: { what: "rest", until: to } };
}
