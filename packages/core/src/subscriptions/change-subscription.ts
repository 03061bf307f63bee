import { endPlanOrder, loadOrder } from "../orders/index.ts";
import { hasExpired, isTrial, subscriptionMachine, type Subscription } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate } from "../platform/time.ts";
import { attempt } from "./charge.ts";
import { subscriptionCanceled } from "./events.ts";
import { methodStoredBy, type StoredMethod } from "./payment-method.ts";
import { ownSubscription, writeSubscription } from "./stored-subscription.ts";

/**
 * Another card, or the same whose holder their bank has heard anew. What is owed is charged to it at once; a bank that declines it leaves the month owed. Problems: not-found,
 * card-missing, invalid-transition, provider-unavailable.
 */
export async function changePaymentMethod(user: User, setupIntentId: string, now: Date): Promise<void> {
  const method = await methodStoredBy(user, setupIntentId);
  const changed = await untilWritten(async () => {
    const before = await ownSubscription(user);
    subscriptionMachine.demand(before, "change-method", "customer");
    if (before.methodId === method.methodId && before.rehearsal?.outcome !== "authentication") return undefined;
    return writeSubscription({ before, after: { ...before, ...method, rehearsal: heard(before, method, now) }, now });
  });
  if (changed?.charge?.kind === "renewal") await attempt(changed, now);
}

/** Whose holder has just been heard by its bank needs no rehearsal; of one that ends before the next charge they are told. */
const heard = ({ periodTo, trialExpirationDate }: Subscription, { card }: StoredMethod, now: Date) =>
  trialExpirationDate !== undefined || hasExpired(card, periodTo)
    ? undefined
    : { on: romeDate(now), outcome: "passed" as const };

/** Whether the next month is charged. Problems: not-found, invalid-transition, charge-open, card-missing. */
export const toggleAutoRenew = (user: User, now: Date): Promise<Subscription> =>
  untilWritten(async () => {
    const before = await ownSubscription(user);
    subscriptionMachine.demand(before, "set-auto-renew", "customer");
    const autoRenew = !before.autoRenew;
    if (autoRenew && !before.methodId) throw new Problem("card-missing");
    const canceledOn = autoRenew ? undefined : before.canceledOn;
    return writeSubscription({ before, after: { ...before, autoRenew, canceledOn }, now });
  });

/** A second click on "cancel" finds it done: to the month's end, or at once. */
const isCancelled = ({ autoRenew, canceledOn, nextPlan, charge }: Subscription): boolean =>
  !autoRenew && canceledOn !== undefined && nextPlan === undefined && charge === undefined;

/**
 * Cancels: of what is paid at the month's end; in a trial, or with a month that nobody paid, at once (what was promised to be tried
 * stays until its day); of a first month that was ordered and that nobody paid, the order. Problems: not-found, invalid-transition.
 */
export async function cancelSubscription(user: User, now: Date): Promise<void> {
  const own = await ownSubscription(user);
  if (own.status === "canceled" && own.charge?.kind === "first") return giveUpOrder(own, own.charge.orderId, now);
  const open = await untilWritten(async () => {
    const before = await ownSubscription(user);
    if (isCancelled(before)) return undefined;
    subscriptionMachine.demand(before, "cancel", "customer");
    const { status, charge, periodTo, trialExpirationDate: trial, userId } = before;
    const owed = status === "charge_failed" || charge?.kind === "renewal";
    const inTrial = isTrial(before, now);
    const atOnce = inTrial || owed;
    const until = inTrial && trial ? romeDate(new Date(trial)) : owed ? romeDate(now) : periodTo;
    await writeSubscription({
      before,
      after: {
        ...before,
        status: atOnce ? "canceled" : status,
        autoRenew: false,
        nextPlan: undefined,
        charge: undefined,
        canceledOn: instant(now),
      },
      events: [subscriptionCanceled.of({ userId, until })],
      now,
    });
    return charge;
  });
  if (open) await endPlanOrder(open.orderId, now, "given-up");
}

/**
 * Gives a first month up that was ordered and isn't paid: its order ends first, so that money that comes at the same moment either pays the
 * plan or is due back. Problem: invalid-transition where it is paid, or under way.
 */
async function giveUpOrder(before: Subscription, orderId: string, now: Date): Promise<void> {
  subscriptionMachine.demand(before, "give-up-order", "customer");
  await endPlanOrder(orderId, now, "given-up");
  if (!(await loadOrder(orderId)).failedReason)
    throw new Problem("invalid-transition", { state: before.status, action: "give-up-order" });
  await untilWritten(async () => {
    const current = await ownSubscription({ id: before.userId });
    if (current.charge?.orderId !== orderId) return;
    await writeSubscription({ before: current, after: { ...current, charge: undefined }, now });
  });
}
