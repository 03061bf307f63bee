import {
  choiceOf,
  demandPrice,
  subscriptionMachine,
  trialFrom,
  type Choice,
  type Plan,
  type Subscription,
} from "../plans/index.ts";
import { askedIn, demandPlanInvoiceable, planAmounts } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { monthOf } from "./choice-documents.ts";
import { trialBegan } from "./events.ts";
import { attempt, startCharge } from "./charge.ts";
import { methodStoredBy, type StoredMethod } from "./payment-method.ts";
import { findSubscription, formerOf, writeSubscription } from "./stored-subscription.ts";
import { hasTried, trialWrites } from "./trial/trials.ts";

export interface Chosen {
  plan: Plan;
  priceId: string;
  /** A card that was stored just before; the subscription's own without it. */
  setupIntentId?: string | undefined;
  /** Cents, VAT included: what the customer has seen. Another amount today is prices-changed. */
  expectedTotal?: Cents | undefined;
}

/**
 * Chooses a plan: tries it, begins it, upgrades at once or downgrades at the month's end. A second click finds what the first has
 * begun and goes on with it: one order, one charge. What isn't paid leaves the plan as it was.
 *
 * Problems: not-found for another price, prices-changed, card-missing, address-missing, invoice-data-missing, approval-needed, charge-open while another month waits to be
 * paid, payment-declined, provider-unavailable, quotation-needed.
 */
export async function choosePlan(user: User, chosen: Chosen, now: Date): Promise<void> {
  demandPrice(chosen.plan, chosen.priceId, romeDate(now));
  const method = chosen.setupIntentId ? await methodStoredBy(user, chosen.setupIntentId) : undefined;
  const begun = await untilWritten(() => begin(user, chosen, method, now));
  if (!begun?.charge) return;
  await attempt(begun, now);
  const after = await findSubscription(user.id);
  const waits = after?.charge?.orderId === begun.charge.orderId;
  if (!waits && after?.paidBy !== begun.charge.orderId) throw new Problem("payment-declined");
}

/** Whether choosing a plan goes on with the charge that is open; one that was ordered without a card waits for its payment by hand. */
export const mayGoOn = ({ charge, methodId }: Subscription, plan: Plan): boolean =>
  charge === undefined || (charge.plan === plan && charge.kind !== "renewal" && methodId !== undefined);

/** What there is after the choice was written down, with the charge that it asks for. */
async function begin(user: User, chosen: Chosen, method: StoredMethod | undefined, now: Date) {
  // In this order: of a trial that another click begins meanwhile both are seen, or neither.
  const tried = await hasTried(user);
  const before = await findSubscription(user.id);
  if (before?.charge) {
    if (!mayGoOn(before, chosen.plan)) throw new Problem("charge-open");
    const { total } = before.charge;
    if (total !== undefined && chosen.expectedTotal !== undefined && chosen.expectedTotal !== total)
      throw new Problem("prices-changed");
    // Whose bank wants to hear from them may rather pay with another card.
    if (!method || method.methodId === before.methodId) return before;
    return writeSubscription({ before, after: { ...before, ...method }, now });
  }
  const choice = choiceOf(chosen.plan, before, tried, now);
  // A second click finds its plan there: that was paid as it was seen.
  if (choice.act !== "keep" && choice.now === 0 && chosen.expectedTotal) throw new Problem("prices-changed");
  const facts: Begin = { user, before, choice, method, expectedTotal: chosen.expectedTotal, now };
  switch (choice.act) {
    case "keep":
      return before?.nextPlan ? writeSubscription({ before, after: { ...before, nextPlan: undefined }, now }) : before;
    case "downgrade":
      return downgrade(facts);
    case "try":
      return tryOut(facts);
    default:
      return charge(facts);
  }
}

interface Begin {
  user: User;
  before: Subscription | undefined;
  choice: Choice;
  method: StoredMethod | undefined;
  expectedTotal: Cents | undefined;
  now: Date;
}

/** Whoever goes on with the lower plan has it renewed, also where that was turned off: its card pays the next month. */
async function downgrade({ before, choice, method, now }: Begin) {
  if (!before) throw new Problem("not-found");
  subscriptionMachine.demand(before, "downgrade", "customer");
  const going = { ...before, ...method, nextPlan: choice.plan, autoRenew: true, canceledOn: undefined };
  if (!going.methodId) throw new Problem("card-missing");
  return writeSubscription({ before, after: going, now });
}

/** A subscription that begins, with what of a former one stays: its customer at the provider and their card. */
function fresh({ user, before, choice, method, now }: Begin): Subscription {
  const card = method ?? before;
  const today = romeDate(now);
  return {
    userId: user.id,
    companyId: user.companyId,
    version: before?.version ?? 0,
    plan: choice.plan,
    status: "canceled",
    autoRenew: true,
    priceId: choice.priceId,
    price: choice.price,
    anchorOn: today,
    periodFrom: today,
    periodTo: today,
    customerId: card?.customerId,
    methodId: card?.methodId,
    card: card?.card,
    trialExpirationDate: before?.trialExpirationDate,
    createdOn: instant(now),
  };
}

async function tryOut(facts: Begin) {
  const { user, before, choice, now } = facts;
  const began = fresh(facts);
  if (!began.methodId) throw new Problem("card-missing");
  await demandPlanInvoiceable(user);
  const { until, chargedOn } = trialFrom(now);
  const after = {
    ...subscriptionMachine.after(began, "begin", "customer"),
    trialExpirationDate: until,
    price: 0,
    anchorOn: chargedOn,
    periodFrom: choice.from,
    periodTo: chargedOn,
  };
  const month = { ...monthOf(choice.plan, chargedOn, chargedOn), kind: "first" as const };
  const [amounts] = await planAmounts([month], user, now);
  const events = [trialBegan.of({ userId: user.id, on: chargedOn, amount: amounts ? askedIn(amounts) : 0 })];
  return writeSubscription({ before, after, also: await trialWrites(user, now), events, now });
}

async function charge(facts: Begin) {
  const { user, before, choice, method, expectedTotal, now } = facts;
  const upgrades = choice.act === "upgrade" && before;
  if (upgrades) subscriptionMachine.demand(before, "upgrade", "customer");
  const begun = { ...fresh(facts), ...(before && formerOf(before)) };
  const subscription = upgrades ? { ...before, ...method } : begun;
  if (!subscription.methodId) throw new Problem("card-missing");
  const { plan, now: net, from, to } = choice;
  if (net === 0) {
    const { price, priceId } = choice;
    return writeSubscription({ before, after: { ...subscription, plan, price, priceId, nextPlan: undefined }, now });
  }
  await demandPlanInvoiceable(user);
  const due = { kind: upgrades ? ("upgrade" as const) : ("first" as const), plan, from, to, net };
  return (await startCharge({ user, before, subscription, due, expectedTotal, now })).subscription;
}
