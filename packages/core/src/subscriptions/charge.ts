import { askedIn, chargePlanOrder, planOrder, planOrderWrites } from "../orders/index.ts";
import { priceOf, type Charge, type Subscription } from "../plans/index.ts";
import { needsApproval, type User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { romeDate, plusDays } from "../platform/time.ts";
import { settleCharge } from "./settle-charge.ts";
import { writeSubscription } from "./stored-subscription.ts";

export interface Due extends Pick<Charge, "kind" | "plan" | "from" | "to"> {
  /** Net cents. */
  net: Cents;
  /** Days for which somebody may pay it by transfer, without a stored card; absent where the card pays, within a day. */
  days?: number;
}

interface Start {
  user: User;
  before: Subscription | undefined;
  /** The subscription as the charge finds it, without it. */
  subscription: Subscription;
  due: Due;
  /** What its customer has seen that they pay: VAT included, of a public body without. */
  expectedTotal?: Cents | undefined;
  now: Date;
}

/**
 * Writes down what is to be charged, with its order, before the card is asked: of two at once one is written, and whatever fails
 * afterwards is gone on with. Problems: version-conflict, prices-changed, approval-needed, those of the order.
 */
export async function startCharge({ user, before, subscription, due, expectedTotal, now }: Start) {
  const today = romeDate(now);
  // A renewal that is late has the price of the day on which its month began.
  const priceId = priceOf(due.plan, due.from).id;
  const { kind, plan, from, to, net, days } = due;
  const method = days === undefined ? "card" : "manual_wire_transfer";
  const order = await planOrder(user, { kind, plan, from, to, net, priceId }, method, now);
  const total = askedIn(order.amounts);
  demandLimit(user, kind, total);
  if (expectedTotal !== undefined && total !== expectedTotal) throw new Problem("prices-changed");
  const nextOn = kind === "renewal" ? today : plusDays(today, days ?? 1);
  const charge: Charge = {
    orderId: order.id,
    kind,
    plan,
    priceId,
    from,
    to,
    startedOn: today,
    tries: 0,
    net,
    total,
    nextOn,
  };
  const written = await writeSubscription({
    before,
    after: { ...subscription, charge },
    also: planOrderWrites(order, now),
    now,
  });
  return { subscription: written, order };
}

/**
 * A month begins with its payment and waits for no owner: what is above the limit of a company's buyer, an owner orders
 * (docs/decisions/order-approval.md). A renewal was agreed with the first month. Problem: approval-needed.
 */
function demandLimit(user: User, kind: Charge["kind"], total: Cents): void {
  if (kind !== "renewal" && needsApproval(user, total))
    throw new Problem("approval-needed", { limit: user.approvalLimit, total });
}

/** Asks the stored card for what is to be charged, and writes down what came of it. Problem: provider-unavailable. */
export async function attempt({ userId, charge, customerId, methodId }: Subscription, now: Date): Promise<void> {
  if (!charge) return;
  if (customerId && methodId) {
    await chargePlanOrder(charge.orderId, { customerId, methodId, noted: charge.tries }, now);
  }
  await settleCharge(userId, charge.orderId, now);
}
