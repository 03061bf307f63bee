import type { Entitlement } from "../platform/access.ts";
import type { Instant } from "../platform/time.ts";
import { benefitsOf, type Benefit, type Plan } from "./plan.ts";

/** Spec 3. */
export const subscriptionStatuses = ["active", "charge_failed", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What spec 3 says of a subscription, as far as every request needs it: a user's record repeats it. */
export interface SubscriptionFacts {
  plan: Plan;
  status: SubscriptionStatus;
  trialExpirationDate?: Instant | undefined;
}

/**
 * Which plan's rights somebody has at a moment: they hold while the status is active or the trial has not expired (spec 6). The
 * only place that decides it: prices, support, API, priority and packaging ask this, or what a caller was given of it.
 */
export function entitlementOf(subscription: SubscriptionFacts | undefined, now: Date): Entitlement {
  if (!subscription) return "none";
  const { plan, status, trialExpirationDate } = subscription;
  const inTrial = trialExpirationDate !== undefined && now.getTime() < Date.parse(trialExpirationDate);
  return status === "active" || inTrial ? plan : "none";
}

/** Whether an entitlement has a benefit. */
export const hasBenefit = (entitlement: Entitlement, benefit: Benefit): boolean =>
  entitlement !== "none" && benefitsOf(entitlement).includes(benefit);

/** The types of price that an entitlement opens, the better one first (domain-rules 6.2, row 5). */
export const priceTypesOf = (entitlement: Entitlement): readonly ("premium_plus" | "premium")[] =>
  entitlement === "none" ? [] : entitlement === "exclusive" ? ["premium_plus", "premium"] : ["premium"];
