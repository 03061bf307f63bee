import { callerById } from "../accounts/index.ts";
import { askedIn, endPlanOrder } from "../orders/index.ts";
import {
  dueOn,
  nextStep,
  subscriptionMachine,
  willExpire,
  type Charge,
  type RehearsalOutcome,
  type Subscription,
} from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import type { Announced } from "../platform/work/event.ts";
import { chargesOf } from "./charge-history.ts";
import { monthOf } from "./choice-documents.ts";
import { attempt, startCharge } from "./charge.ts";
import {
  subscriptionCardExpiring,
  subscriptionChargeFailed,
  subscriptionEnded,
  subscriptionRehearsed,
  subscriptionRenewing,
  trialEnding,
} from "./events.ts";
import { rehearse } from "./ahead/rehearse.ts";
import { amountsWhereSold, isUnsold } from "./ahead/sold.ts";
import { savedOf, worthOf } from "./ahead/savings.ts";
import { dropCharge, giveUp, settleCharge } from "./settle-charge.ts";
import { findSubscription, writeSubscription } from "./stored-subscription.ts";
import { SubscriptionEntity, subscriptionsDue } from "./subscription.table.ts";

/** What somebody else writes meanwhile, and what the provider doesn't answer, is left to the next run. */
async function unlessHindered(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    const later =
      error instanceof Problem && (error.code === "version-conflict" || error.code === "provider-unavailable");
    if (later) return false;
    throw error;
  }
}

/**
 * Does what is due on the subscriptions today or before, and reads no others: tells of trials that end, renews, tries failed
 * charges again, ends. May be repeated, also at the same moment: nothing is charged or told twice. One that can't be done keeps no other waiting: throws
 * once all were tried.
 */
export async function tendSubscriptions(now: Date): Promise<{ tended: number; hindered: number }> {
  const done = { tended: 0, hindered: 0 };
  const today = romeDate(now);
  const due: string[] = [];
  for await (const { userId } of rowsOfShards(subscriptionsDue, SubscriptionEntity, { before: `${today}~` }))
    due.push(userId);
  await eachApart(due, async (userId) => {
    done[(await unlessHindered(() => tend(userId, today, now))) ? "tended" : "hindered"] += 1;
  });
  return done;
}

async function tend(userId: string, today: CivilDate, now: Date): Promise<void> {
  const waiting = (await findSubscription(userId))?.charge;
  // Whoever paid it in between, by hand or on the page of their bank, is done.
  if (waiting) await settleCharge(userId, waiting.orderId, now);
  const subscription = await findSubscription(userId);
  if (subscription && dueOn(subscription) === undefined) return leaveList(subscription, now);
  if (!subscription || !isDue(subscription, today)) return;
  const user = await callerById(userId, now);
  if (!user) return end(subscription, now, true);
  if (subscription.charge && !givesWay(subscription, today)) return goOn(subscription, subscription.charge, now);
  if (subscription.charge) await dropCharge(subscription, now);
  if (subscription.periodTo > today) return lookAhead(subscription, user, now);
  const { autoRenew, methodId } = subscription;
  const current = subscription.charge ? await findSubscription(userId) : subscription;
  if (current) await (autoRenew && methodId ? renew(current, user, now) : end(current, now));
}

/** One that ended before its end took it from the list of those that are due: nothing is due on it again. */
async function leaveList(subscription: Subscription, now: Date): Promise<void> {
  await writeSubscription({ before: subscription, after: subscription, now });
}

const isDue = (subscription: Subscription, today: CivilDate): boolean => {
  const due = dueOn(subscription);
  return due !== undefined && due <= today;
};

/** An upgrade that nobody finished gives way to the renewal. */
const givesWay = ({ charge, status, periodTo }: Subscription, today: CivilDate): boolean =>
  charge?.kind !== "renewal" && status === "active" && periodTo <= today;

/** A charge that is under way: a soft failure is tried again, one that waited long enough is dropped or given up. */
async function goOn(subscription: Subscription, charge: Charge, now: Date): Promise<void> {
  const { kind, tries, failure, orderId, startedOn } = charge;
  if (kind !== "renewal") {
    // One whose card was never asked, for the process died in between, is asked now.
    if (tries === 0 && subscription.methodId && failure === undefined && startedOn === romeDate(now)) {
      return attempt(subscription, now);
    }
    return dropCharge(subscription, now);
  }
  if (tries === 0 || failure === "soft") return attempt(subscription, now);
  const again = nextStep(startedOn, romeDate(now), failure ?? "hard");
  if (!again) return giveUp(subscription, now);
  const { userId, status } = subscription;
  const waiting = { ...subscription, charge: { ...charge, nextOn: again } };
  await writeSubscription({
    before: subscription,
    after: status === "active" ? subscriptionMachine.after(waiting, "fail-charge", "system") : waiting,
    events: status === "active" ? [subscriptionChargeFailed.of({ userId, orderId })] : [],
    now,
  });
}

/** What the next month costs net: at the price of the day on which it begins. */
const nextMonth = ({ plan, nextPlan, anchorOn, periodTo }: Subscription) => ({
  ...monthOf(nextPlan ?? plan, anchorOn, periodTo),
  kind: "renewal" as const,
});

/**
 * What its customer can see to before the next charge: what its card will do then, so that it doesn't fail, and some days later what will be
 * charged, with what the plan has saved.
 */
async function lookAhead(before: Subscription, user: User, now: Date): Promise<void> {
  const amounts = (await amountsWhereSold([nextMonth(before)], user, now))?.[0];
  // Nothing is told of a charge that can't be made where its payer is at home by now: unless they move back, it ends on the day.
  if (!amounts) return;
  const { userId, periodTo: on } = before;
  const facts = { userId, on, amount: askedIn(amounts) };
  const today = romeDate(now);
  const tried = before.trialExpirationDate !== undefined;
  if (!tried && before.rehearsal === undefined) {
    const outcome = await rehearse(before);
    const after = { ...before, rehearsal: { on: today, outcome } };
    await writeSubscription({ before, after, events: warnings(outcome, facts), now });
    return;
  }
  const events = tried
    ? [trialEnding.of(facts), ...(willExpire(before) ? [subscriptionCardExpiring.of(facts)] : [])]
    : [subscriptionRenewing.of({ ...facts, ...(await savings(before, today)) })];
  await writeSubscription({ before, after: { ...before, toldOn: today }, events, now });
}

type Facts = Parameters<typeof subscriptionCardExpiring.of>[0];

const warnings = (outcome: RehearsalOutcome, facts: Facts): Announced[] =>
  outcome === "expires"
    ? [subscriptionCardExpiring.of(facts)]
    : outcome === "passed"
      ? []
      : [subscriptionRehearsed.of({ ...facts, outcome })];

/** What the plan has saved in the last twelve months, and what it has cost more where it did; net cents. */
async function savings(subscription: Subscription, today: CivilDate) {
  const { userId } = subscription;
  const [{ year }, charges] = await Promise.all([savedOf(userId, subscription, today), chargesOf(userId)]);
  const worth = worthOf(charges, year, today);
  return { saved: year.net, ...(worth && { lost: worth.lost }) };
}

/** Where its payer can't be charged any more it ends. */
async function renew(before: Subscription, user: User, now: Date): Promise<void> {
  try {
    const { subscription } = await startCharge({ user, before, subscription: before, due: nextMonth(before), now });
    await attempt(subscription, now);
  } catch (error) {
    if (!isUnsold(error)) throw error;
    await end(before, now);
  }
}

async function end(before: Subscription, now: Date, closed = false): Promise<void> {
  const { userId } = before;
  const ending = { ...before, autoRenew: false, charge: undefined };
  const after =
    before.status === "active"
      ? subscriptionMachine.after(ending, "end", "system")
      : { ...ending, status: "canceled" as const };
  const events = closed ? [] : [subscriptionEnded.of({ userId, how: "canceled" })];
  const canceledOn = before.canceledOn ?? instant(now);
  await writeSubscription({ before, after: { ...after, canceledOn }, events, closed, now });
  if (before.charge) await endPlanOrder(before.charge.orderId, now);
}
