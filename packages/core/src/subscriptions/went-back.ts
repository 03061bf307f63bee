import { findUser } from "../accounts/index.ts";
import { endPlanOrder, paymentOf, type Order } from "../orders/index.ts";
import { subscriptionMachine, type Subscription } from "../plans/index.ts";
import { instant, romeDate } from "../platform/time.ts";
import { subscriptionEnded, subscriptionPaid } from "./events.ts";
import { chargeOf, chargesOf, isPaid, stateWrite } from "./charge-history.ts";
import { writeSubscription } from "./stored-subscription.ts";

/**
 * What had paid isn't there any more. What paid days that still run was taken back by its payer: the subscription ends, whether that was the month, or the
 * rest of it at a dearer plan. A former month is noted, and ends nothing: the days that run are paid.
 */
export async function wentBack(before: Subscription, order: Order, now: Date): Promise<void> {
  const { userId, status, paidBy, charge } = before;
  const found = await chargeOf(userId, order.id);
  const known = found && isPaid(found) ? found : undefined;
  const noted = known ? [stateWrite(known, "taken-back", now)] : [];
  const runs = paidBy === order.id || known?.to === before.periodTo;
  if (!runs || status === "canceled") {
    if (noted.length > 0) await writeSubscription({ before, after: before, also: noted, now });
    return;
  }
  const isWithdrawn = order.failedReason === "withdrawn";
  const after = {
    ...before,
    status: "canceled" as const,
    autoRenew: false,
    charge: undefined,
    canceledOn: instant(now),
    ...(!isWithdrawn && { takenBack: true as const }),
  };
  const events = [subscriptionEnded.of({ userId, how: isWithdrawn ? "withdrawn" : "taken-back" })];
  await writeSubscription({ before, after, events, also: noted, now });
  if (charge) await endPlanOrder(charge.orderId, now);
}

/**
 * The money of a charge stands for it. What of it the office has given back, whole or in part, is noted, and its days stay. Where its payer had taken it back, and their bank has
 * given it to the house again, the days that it paid run again (docs/decisions/subscriptions.md).
 */
export async function cameBack(before: Subscription, order: Order, now: Date): Promise<void> {
  const { userId } = before;
  const { amount, refunded = 0 } = paymentOf(order);
  const found = await chargeOf(userId, order.id);
  const isKnown = found !== undefined && (isPaid(found) || found.state === "taken-back");
  if (!isKnown) return;
  const state = refunded >= amount ? "refunded" : refunded > 0 ? "part-refunded" : "paid";
  if (found.state === state && (found.refunded ?? 0) === refunded) return;
  const also = [stateWrite(found, state, now, refunded)];
  const runs = found.state === "taken-back" && (await runsAgain(before, order, now));
  if (!runs) {
    await writeSubscription({ before, after: before, also, now });
    return;
  }
  const restored = subscriptionMachine.after(before, "restore", "provider");
  const after = { ...restored, takenBack: undefined, canceledOn: undefined };
  const events = [subscriptionPaid.of({ userId, orderId: order.id, kind: found.kind, until: before.periodTo })];
  await writeSubscription({ before, after, events, also, now });
}

/** Whether nothing but its money being away has ended it, its days aren't over, and all that they cost is there again. Two requests. */
async function runsAgain(before: Subscription, { id }: Order, now: Date): Promise<boolean> {
  const { userId, takenBack, charge, periodTo } = before;
  if (!takenBack || charge || periodTo <= romeDate(now)) return false;
  const [charges, user] = await Promise.all([chargesOf(userId), findUser(userId)]);
  const ofDays = charges.filter(({ to, state }) => to === periodTo && state !== "dropped");
  return user?.closedAt === undefined && ofDays.every((one) => one.orderId === id || isPaid(one));
}
