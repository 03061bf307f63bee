import { endPlanOrder, findOrder, namePlanDays, paymentOf } from "../orders/index.ts";
import {
  failureOf,
  isTrial,
  nextStep,
  periodFrom,
  priceNamed,
  subscriptionMachine,
  type Charge,
  type Subscription,
} from "../plans/index.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import type { Announced } from "../platform/work/event.ts";
import {
  subscriptionAuthenticationNeeded,
  subscriptionChargeFailed,
  subscriptionEnded,
  subscriptionPaid,
} from "./events.ts";
import { findSubscription, writeSubscription } from "./stored-subscription.ts";
import { cameBack, wentBack } from "./went-back.ts";

/**
 * Brings a subscription in line with an order of it, as it is now: what is paid begins, renews or upgrades, once; a failed try is
 * counted, once; what paid the present month and was taken back ends it, and what its payer's bank gave back lets it run again. Late and repeated calls change nothing.
 */
export const settleCharge = (userId: string, orderId: string, now: Date): Promise<void> =>
  untilWritten(async () => {
    const [before, order] = await Promise.all([findSubscription(userId), findOrder(orderId)]);
    if (!before || !order) return;
    const { charge } = before;
    const payment = paymentOf(order);
    if (charge?.orderId !== orderId) {
      return payment.status === "paid" ? cameBack(before, order, now) : wentBack(before, order, now);
    }
    if (payment.status === "paid") {
      const after = paidFor(before, charge, payment.settledOn, now);
      // Before it is written, so that a crash between them repeats both.
      if (charge.kind !== "upgrade") await namePlanDays(orderId, { plan: charge.plan, ...daysOf(after) }, now);
      const events = [subscriptionPaid.of({ userId, orderId, kind: charge.kind, until: after.periodTo })];
      await writeSubscription({ before, after, events, now });
      return;
    }
    const tries = payment.attempts + 1;
    if (payment.status !== "failed" || charge.tries >= tries) return;
    await noteFailure(
      before,
      { ...charge, tries, failure: failureOf(payment.failureCode), code: payment.failureCode },
      now,
    );
  });

/**
 * The subscription once a charge is paid: the month that was shown runs; where nobody had benefits meanwhile (a renewal that had
 * failed, a month to be paid by transfer) it runs from the day of payment, however late that is heard of.
 */
function paidFor(before: Subscription, charge: Charge, settledOn: CivilDate | undefined, now: Date): Subscription {
  const asShown = charge.kind !== "renewal" && before.methodId !== undefined;
  const today = asShown ? charge.from : (settledOn ?? romeDate(now));
  const { plan, priceId, kind } = charge;
  const { price } = priceNamed(priceId);
  const paid = {
    ...before,
    plan,
    priceId,
    price,
    charge: undefined,
    trialExpirationDate: undefined,
    rehearsal: undefined,
    toldOn: undefined,
    takenBack: undefined,
  };
  const freed = { ...paid, paidBy: charge.orderId };
  const isWithin = charge.from < before.periodTo;
  if (kind === "upgrade" && isWithin && !isTrial(before, now)) {
    // The month goes on: its card was tried for the next charge, whose amount is another.
    return { ...freed, nextPlan: undefined, rehearsal: before.rehearsal };
  }
  if (kind === "renewal" && before.status === "active") {
    const { from: periodStart, to: periodTo } = periodFrom(before.anchorOn, charge.from);
    return { ...freed, nextPlan: undefined, periodFrom: periodStart, periodTo };
  }
  const month = periodFrom(today, today);
  const began = { ...freed, nextPlan: undefined, anchorOn: today, periodFrom: month.from, periodTo: month.to };
  if (before.status === "active") return began;
  const status = before.status === "canceled" ? "begin" : "renew";
  const alive = subscriptionMachine.after(began, status, "provider");
  return kind === "first"
    ? { ...alive, autoRenew: before.methodId !== undefined, canceledOn: undefined, createdOn: instant(now) }
    : { ...alive, canceledOn: undefined };
}

const daysOf = ({ periodFrom: from, periodTo: to }: Subscription) => ({ from, to });

/** What a failed try leads to: the customer is asked, it is tried again, or it is given up. */
async function noteFailure(before: Subscription, charge: Charge, now: Date): Promise<void> {
  const { userId } = before;
  const { orderId, kind, failure = "soft" } = charge;
  const today = romeDate(now);
  const waits = failure === "authentication" && (kind !== "renewal" || before.status === "active");
  const tried = { ...before, charge };
  if (kind !== "renewal" && !waits) return dropCharge(tried, now);
  const nextOn = nextStep(charge.startedOn, today, failure);
  if (!nextOn) return giveUp(tried, now);
  const noted = { ...before, charge: { ...charge, nextOn } };
  if (waits) {
    const events: Announced[] =
      kind === "renewal" ? [subscriptionAuthenticationNeeded.of({ userId, orderId, by: nextOn })] : [];
    await writeSubscription({ before, after: noted, events, now });
    return;
  }
  await writeSubscription({
    before,
    after: before.status === "active" ? subscriptionMachine.after(noted, "fail-charge", "provider") : noted,
    events: [subscriptionChargeFailed.of({ userId, orderId, again: failure === "soft" ? nextOn : undefined })],
    now,
  });
}

/** A first month or an upgrade that isn't paid leaves everything as it was. */
export async function dropCharge(before: Subscription, now: Date): Promise<void> {
  const { charge } = before;
  if (!charge) return;
  await writeSubscription({ before, after: { ...before, charge: undefined }, now });
  await endPlanOrder(charge.orderId, now);
}

export async function giveUp(before: Subscription, now: Date): Promise<void> {
  const { userId, charge } = before;
  const failed = before.status === "active" ? subscriptionMachine.after(before, "fail-charge", "system") : before;
  const after = {
    ...subscriptionMachine.after(failed, "give-up", "system"),
    charge: undefined,
    autoRenew: false,
    canceledOn: instant(now),
  };
  await writeSubscription({ before, after, events: [subscriptionEnded.of({ userId, how: "unpaid" })], now });
  if (charge) await endPlanOrder(charge.orderId, now);
}
