import { demandPlanInvoiceable, findOrder, type Order } from "../orders/index.ts";
import { periodFrom, plans, priceOf, type Plan } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { startCharge } from "./charge.ts";
import { findSubscription, formerOf } from "./stored-subscription.ts";

/** Days for which a month that was ordered may be paid. */
const daysToPay = 14;

/**
 * Orders a month of a plan to be paid by transfer; it begins on the day it is paid and renews itself only with a card.
 * `expectedTotal` is what its customer has seen (cents, VAT included); none is asked of the demonstration. Ordered twice, the order that waits is
 * answered. Problems: not-found for another price, prices-changed, charge-open, invalid-transition for who has a plan,
 * address-missing, invoice-data-missing, approval-needed.
 */
export const orderPlan = (user: User, priceId: string, now: Date, expectedTotal?: Cents): Promise<Order> =>
  untilWritten(async () => {
    const today = romeDate(now);
    const plan: Plan | undefined = plans.find((one) => priceOf(one, today).id === priceId);
    if (!plan) throw new Problem("not-found");
    const before = await findSubscription(user.id);
    const { charge, status } = before ?? {};
    if (charge) {
      const order = charge.kind === "first" && charge.plan === plan ? await findOrder(charge.orderId) : undefined;
      if (!order) throw new Problem("charge-open");
      return order;
    }
    if (status && status !== "canceled") throw new Problem("invalid-transition", { state: status, action: "order" });
    await demandPlanInvoiceable(user);
    const { price } = priceOf(plan, today);
    const fresh = {
      userId: user.id,
      companyId: user.companyId,
      version: before?.version ?? 0,
      plan,
      status: "canceled" as const,
      autoRenew: false,
      priceId,
      price,
      anchorOn: today,
      periodFrom: today,
      periodTo: today,
      trialExpirationDate: before?.trialExpirationDate,
      createdOn: instant(now),
      ...(before && formerOf(before)),
    };
    const due = { kind: "first" as const, plan, net: price, days: daysToPay, ...periodFrom(today, today) };
    return (await startCharge({ user, before, subscription: fresh, due, expectedTotal, now })).order;
  });
