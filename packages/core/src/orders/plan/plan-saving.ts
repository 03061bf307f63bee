import { couponWorth } from "../../coupons/index.ts";
import type { Plan } from "../../plans/index.ts";
import { sumOf, type Cents } from "../../platform/money.ts";
import { romeDate } from "../../platform/time.ts";
import { goodsOf } from "../coupon/order-coupon.ts";
import { askedIn, hasEnded, lineNet, type Order, type OrderLine, type WithoutPlan } from "../order.ts";

interface Priced {
  lines: readonly OrderLine[];
  /** Net cents. */
  shipmentCost: Cents;
}

/**
 * What is kept of it with the order: undefined where the plan made no difference, and where an article can't be had without it, for
 * nobody knows what that would have cost.
 */
export function withoutPlanOf(plan: Plan, withPlan: Priced, bare: Priced): WithoutPlan | undefined {
  const netOf = new Map(bare.lines.map((line) => [line.productId, lineNet(line)]));
  const lines = withPlan.lines.flatMap((line) => {
    const net = netOf.get(line.productId);
    return net === undefined || net === lineNet(line) ? [] : [{ productId: line.productId, net }];
  });
  if (lines.length === 0) return undefined;
  return { plan, shipment: bare.shipmentCost - withPlan.shipmentCost, lines };
}

type Facts = Pick<
  Order,
  "lines" | "amounts" | "appliedCoupon" | "placedOn" | "withdrawals" | "transactions" | "status" | "withoutPlan"
> &
  Pick<Order, "failedReason" | "cancelledOn">;

/** Net cents that the whole order cost less: lines, its coupon on them and delivery, each as without the plan less as it was. */
function whole({ lines, amounts, appliedCoupon, placedOn }: Facts, without: WithoutPlan): Cents {
  const netOf = new Map(without.lines.map(({ productId, net }) => [productId, net]));
  const goods = goodsOf(lines).map((one, at) => ({ ...one, net: netOf.get(lines[at]?.productId ?? "") ?? one.net }));
  const coupon = appliedCoupon ? couponWorth(appliedCoupon, goods, romeDate(new Date(placedOn))).amount : 0;
  const off = sumOf(goods.map(({ net }) => net)) - sumOf(lines.map(lineNet));
  return off + without.shipment - (coupon - amounts.couponAmount);
}

/** So much of an amount, rounded towards nothing. */
const share = (amount: Cents, part: Cents, of: Cents): Cents => Number((BigInt(amount) * BigInt(part)) / BigInt(of));

/** What of an order's total is paid and was not given back, in cents. */
export function paidAndKept({ amounts: { total }, transactions }: Pick<Order, "amounts" | "transactions">): Cents {
  const stands = transactions
    .filter(({ superseded, status }) => !superseded && status === "paid")
    .map(({ amount, refunded = 0 }) => amount - refunded);
  return Math.min(total, Math.max(0, sumOf(stands)));
}

/** What the plan saved on the pieces that nobody withdrew from, of what it saved on all. */
function onKept({ lines, withdrawals = [] }: Facts, without: WithoutPlan, all: Cents): Cents {
  const back = withdrawals.flatMap((withdrawal) => withdrawal.lines);
  const netOf = new Map(without.lines.map(({ productId, net }) => [productId, net]));
  const savings = lines.map((line) => {
    const off = (netOf.get(line.productId) ?? lineNet(line)) - lineNet(line);
    const gone = sumOf(back.filter(({ productId }) => productId === line.productId).map(({ quantity }) => quantity));
    return { off, kept: line.quantity > 0 ? share(off, Math.max(0, line.quantity - gone), line.quantity) : 0 };
  });
  const off = sumOf(savings.map((one) => one.off));
  return off > 0 ? share(all, sumOf(savings.map((one) => one.kept)), off) : all;
}

const nearerToNothing = (one: Cents, other: Cents): Cents => (Math.abs(one) < Math.abs(other) ? one : other);

/**
 * Net cents that an order of goods has saved its buyer by their plan (design/next-capabilities b.3 B1): what the same order would have
 * cost without it, of what is paid and kept; what was withdrawn from or given back counts no more, whichever leaves less.
 */
export function planSaving(order: Facts): Cents {
  const { withoutPlan, status, cancelledOn, amounts } = order;
  if (!withoutPlan || status !== "paid" || hasEnded(order) || cancelledOn !== undefined) return 0;
  const all = whole(order, withoutPlan);
  const paid = askedIn(amounts) > 0 ? share(all, paidAndKept(order), askedIn(amounts)) : all;
  return nearerToNothing(onKept(order, withoutPlan, all), paid);
}
