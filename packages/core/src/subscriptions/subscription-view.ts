import { callerById } from "../accounts/index.ts";
import { askedIn, authenticationOf, type Amounts, type PlanSale } from "../orders/index.ts";
import {
  benefits,
  choiceOf,
  entitlementOf,
  hasBegun,
  isComing,
  planOf,
  plans,
  priceOf,
  planShown,
  standingOf,
  type Subscription,
} from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { romeDate } from "../platform/time.ts";
import { documentsOf, monthOf, nextAfter } from "./choice-documents.ts";
import { chargesOf } from "./charge-history.ts";
import { mayGoOn } from "./choose-plan.ts";
import { pageOf } from "./payment-method.ts";
import { savedOf, worthOf } from "./ahead/savings.ts";
import { amountsWhereSold } from "./ahead/sold.ts";
import { findSubscription } from "./stored-subscription.ts";
import { hasTried } from "./trial/trials.ts";

/** The plans as anybody may read them: net prices a month, and the benefits that begin with each. */
export function planList(now: Date) {
  const on = romeDate(now);
  return {
    items: plans.map((plan) => {
      const { id, price } = priceOf(plan, on);
      return {
        plan,
        priceId: id,
        price,
        canBeTried: choiceOf(plan, undefined, false, now).act === "try",
        benefits: benefits.flatMap((code, number) =>
          planOf(code) === plan ? [{ number, code, coming: isComing(code) }] : [],
        ),
      };
    }),
  };
}

/** One that nobody has paid and that was never tried hasn't been. */
const ran = ({ periodFrom: from, periodTo: to, charge }: Subscription): boolean => to > from || charge !== undefined;

/** What the rehearsal of the next charge found, while its customer can do something about it. */
function rehearsalOf({ status, autoRenew, charge, rehearsal, methodId, periodTo }: Subscription) {
  if (status !== "active" || !autoRenew || charge || !rehearsal || rehearsal.outcome === "passed") return undefined;
  return { outcome: rehearsal.outcome, methodId, renewsOn: periodTo };
}

const renewalOf = ({ periodTo: on }: Subscription, next: PlanSale | undefined, amounts: Amounts | undefined) =>
  next && amounts && { plan: next.plan, on, total: askedIn(amounts) };

/**
 * A user's subscription, what each plan would cost them now to the cent, what it has saved and what was charged, and what the bank wants to hear; no plan to choose where a quotation alone will do. Seven requests; one to the
 * provider where a payment waits for its authentication.
 */
export async function subscriptionView(caller: User, now: Date) {
  // As it stands now, not as when the request began: the request may have changed it.
  const user = (await callerById(caller.id, now)) ?? caller;
  const [found, tried] = await Promise.all([findSubscription(user.id), hasTried(user)]);
  const subscription = found && ran(found) ? found : undefined;
  // Whoever owes a month doesn't try one meanwhile: what is told is what choosing does.
  const owes = subscription?.charge !== undefined;
  const choices = plans.map((plan) => choiceOf(plan, subscription, tried || owes, now));
  const lives = subscription && subscription.status !== "canceled";
  // What was cancelled, or doesn't renew itself, is charged for no month more.
  const renewed = lives && subscription.autoRenew ? (subscription.nextPlan ?? subscription.plan) : undefined;
  const today = romeDate(now);
  const sales = choices.map(({ plan, priceId, now: net, from, to }) => ({
    kind: "first" as const,
    plan,
    priceId,
    net,
    from,
    to,
  }));
  const monthly = sales.map((sale, index) => ({ ...sale, net: choices[index]?.price ?? 0, from: today, to: today }));
  const following = choices.map((choice) => nextAfter(choice, subscription));
  const next = subscription && renewed && monthOf(renewed, subscription.anchorOn, subscription.periodTo);
  const of = (sale: PlanSale | undefined) => (sale ? [sale] : []);
  const asking = [...sales, ...monthly, ...of(next), ...following.flatMap(of)];
  const [priced, saved, charges] = await Promise.all([
    amountsWhereSold(asking, user, now),
    savedOf(user.id, subscription, today),
    chargesOf(user.id),
  ]);
  const amounts = new Map<PlanSale | undefined, Amounts | undefined>(
    asking.map((sale, index) => [sale, priced?.[index]]),
  );
  // A first month that no card has paid leaves nothing that its customer would call their plan.
  const shown = subscription && (hasBegun(subscription) || subscription.charge) ? subscription : undefined;
  const waits = subscription?.charge?.failure === "authentication" ? subscription.charge : undefined;
  const asked = waits && (await authenticationOf(waits.orderId));
  return {
    entitlement: user.entitlement,
    granted: !lives && user.entitlement !== "none" && entitlementOf(subscription, now) === "none",
    subscription: shown && {
      ...shown,
      plan: planShown(shown),
      standing: standingOf(shown, now),
      rehearsal: rehearsalOf(shown),
      renewal: renewalOf(shown, next, amounts.get(next)),
    },
    authentication: asked ? { ...(await pageOf(asked)), methodId: subscription?.methodId } : undefined,
    // Where a quotation alone will do nothing is sold by a click: what runs can still be read and cancelled.
    choices: (priced ? choices : []).map((choice, index) => {
      const [current, renewal] = [amounts.get(sales[index]), following[index]];
      const later = amounts.get(renewal);
      const month = amounts.get(monthly[index]);
      return {
        ...choice,
        // A plan that begins renews; an upgrade leaves the switch as its customer has set it.
        renews: choice.act !== "upgrade" || subscription?.autoRenew !== false,
        turnsRenewalOn: choice.act === "downgrade" && subscription?.autoRenew === false,
        open: subscription === undefined || mayGoOn(subscription, choice.plan),
        net: choice.now,
        // A public body pays the VAT to the state: it is no part of what it is charged.
        vat: current && current.treatment.publicBody === undefined ? current.vatAmount : 0,
        total: current ? askedIn(current) : 0,
        monthly: month ? askedIn(month) : 0,
        documents: [
          ...(current ? documentsOf("now", today, current) : []),
          ...(renewal && later ? documentsOf("renewal", renewal.from, later) : []),
        ],
      };
    }),
    saved: { ...saved, worth: lives ? worthOf(charges, saved.year, today) : undefined },
    charges,
  };
}
