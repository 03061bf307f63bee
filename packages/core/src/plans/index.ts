export {
  benefits,
  benefitsOf,
  demandPrice,
  isComing,
  planOf,
  plans,
  priceNamed,
  priceOf,
  type Benefit,
  type Plan,
} from "./plan.ts";
export { entitlementOf, hasBenefit, priceTypesOf, subscriptionStatuses } from "./entitlement.ts";
export type { SubscriptionFacts, SubscriptionStatus } from "./entitlement.ts";
export { periodFrom, trialFrom } from "./period.ts";
export { failureOf, failures, nextStep, type Failure } from "./retries.ts";
export { choiceOf, type Choice } from "./choice.ts";
export {
  chargeKinds,
  chargeStates,
  dueOn,
  factsOf,
  hasBegun,
  hasExpired,
  rehearsalOutcomes,
  isTrial,
  planShown,
  standingOf,
  subscriptionMachine,
  subscriptionPlaces,
  willExpire,
  type Card,
  type Charge,
  type ChargeKind,
  type ChargeState,
  type Rehearsal,
  type RehearsalOutcome,
  type Standing,
  type Subscription,
  type SubscriptionPlace,
} from "./subscription.ts";
