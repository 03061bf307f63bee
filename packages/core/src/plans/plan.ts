import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import type { CivilDate } from "../platform/time.ts";

/** The tiers of spec 3, the lower one first: premium is level 0 and can be tried, exclusive level 1 and can't. */
export const plans = ["premium", "exclusive"] as const;
export type Plan = (typeof plans)[number];

export const levelOf = (plan: Plan): number => plans.indexOf(plan);
export const canBeTried = (plan: Plan): boolean => plan === "premium";

/** The benefits by their numbers, 0 to 13 (spec 6): premium has the first eight, exclusive all. */
export const benefits = [
  "post_sale_support",
  "panel_guarantee",
  "technical_notes",
  "anonymous_packaging",
  "dropshipping_api",
  "multi_user",
  "academy_ai",
  "booking",
  "commercial_support",
  "support_other_products",
  "shipment_priority",
  "quotation_priority",
  "custom_packaging",
  "booking_plus",
] as const;
export type Benefit = (typeof benefits)[number];

/** Numbers of the benefits that begin with each plan; those of the plans below come along. */
const firstBenefit: Readonly<Record<Plan, number>> = { premium: 0, exclusive: 8 };
/** Announced, and not there yet (spec 6: "coming soon"). */
const comingSoon: ReadonlySet<Benefit> = new Set<Benefit>(["multi_user", "academy_ai"]);

/** The lowest plan with a benefit. */
export const planOf = (benefit: Benefit): Plan =>
  benefits.indexOf(benefit) < firstBenefit.exclusive ? "premium" : "exclusive";

export const isComing = (benefit: Benefit): boolean => comingSoon.has(benefit);

export const benefitsOf = (plan: Plan): readonly Benefit[] =>
  benefits.filter((benefit) => levelOf(planOf(benefit)) <= levelOf(plan));

/** What a plan costs a month from a day of Rome on. Its id names the price that a customer has seen. */
export interface PlanPrice {
  id: string;
  plan: Plan;
  /** Net cents a month. */
  price: Cents;
  from: CivilDate;
}

/** Every price there was, the oldest first: one that changes is a new line, so that a period keeps the price it was sold at. */
export const planPrices: readonly PlanPrice[] = [
  { id: "premium-2026", plan: "premium", price: 4_900, from: "2021-01-01" },
  { id: "exclusive-2026", plan: "exclusive", price: 14_900, from: "2021-01-01" },
];

/** The price of a plan on a day of Rome. */
export function priceOf(plan: Plan, on: CivilDate, prices: readonly PlanPrice[] = planPrices): PlanPrice {
  const price = prices.findLast((one) => one.plan === plan && one.from <= on);
  if (!price) throw new Problem("not-found");
  return price;
}

/** The price of an id, also one that holds no more: a month costs what it was sold at. Problem: not-found. */
export function priceNamed(id: string, prices: readonly PlanPrice[] = planPrices): PlanPrice {
  const price = prices.find((one) => one.id === id);
  if (!price) throw new Problem("not-found");
  return price;
}

/** The price that a customer has chosen by its id. Problems: not-found of none, prices-changed of one that is over. */
export function demandPrice(plan: Plan, id: string, on: CivilDate): PlanPrice {
  if (!planPrices.some((one) => one.id === id && one.plan === plan)) throw new Problem("not-found");
  const price = priceOf(plan, on);
  if (price.id !== id) throw new Problem("prices-changed");
  return price;
}
