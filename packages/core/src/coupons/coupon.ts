import type { Category } from "../platform/category.ts";
import { machine } from "../platform/machine.ts";
import { share, type Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** The five of domain-rules 5.13: "applied" while orders that nobody has paid yet hold its last uses. */
export const couponStatuses = ["disabled", "active", "applied", "redeemed", "expired"] as const;
export type CouponStatus = (typeof couponStatuses)[number];
/** What was decided of it; whether it is used up follows from its uses. */
export const couponStates = ["disabled", "active", "expired"] as const;
export type CouponState = (typeof couponStates)[number];

/** Whom a coupon is for, as the office looks for them: everybody, a person, a company. */
export const couponOwners = ["anybody", "user", "company"] as const;
export type CouponOwner = (typeof couponOwners)[number];

/** What a coupon takes off, and for what: a cart and an order keep this much of it. */
export interface CouponTerms {
  /** Its id, as people type it: capitals, digits and hyphens. */
  code: string;
  /** Net cents; or else `percent`. */
  amount?: Cents | undefined;
  /** In basis points of the goods' net price: 1000 is 10 %. */
  percent?: number | undefined;
  /** Net cents of the goods that it is for: below it takes nothing off. */
  minimum: Cents;
  /** The categories of goods that it is for; all of them when empty. */
  categories: readonly Category[];
  /** Its first and its last day in Rome. */
  from: CivilDate;
  until: CivilDate;
  /** Of a cart's: all its uses were taken meanwhile, as by an order of its buyer that was tried again. */
  usedUp?: true | undefined;
}

export interface Coupon extends CouponTerms {
  state: CouponState;
  maxUses: number;
  /** Uses that nobody has taken. */
  left: number;
  /** Uses of orders that nobody has paid yet. */
  applied: number;
  redeemed: number;
  /** The user or the company that it is for; anybody's when absent. */
  holderId?: string | undefined;
  holderKind?: "user" | "company" | undefined;
  /** The order that took the last use. */
  lastOrderId?: string | undefined;
  createdOn: Instant;
}

type Uses = Pick<Coupon, "state" | "left" | "applied">;

/** Where a coupon is in its life: used up comes before what was decided of it. */
export function couponStatus({ state, left, applied }: Uses): CouponStatus {
  if (left <= 0 && applied === 0) return "redeemed";
  if (state !== "active") return state;
  return left <= 0 ? "applied" : "active";
}

/** A coupon as it is shown: its code is its id. */
export const couponRow = (coupon: Coupon) => ({ ...coupon, id: coupon.code, status: couponStatus(coupon) });

/** The life of a coupon (domain-rules 5.13). One of several uses stays active until the last is taken. */
export const couponMachine = machine<{ status: CouponStatus }>()({
  name: "coupon",
  states: couponStatuses,
  first: "active",
  actions: {
    disable: { from: ["active"], to: "disabled", actors: ["back-office"] },
    activate: { from: ["disabled"], to: "active", actors: ["back-office"] },
    /** An order takes a use; one that costs nothing is paid by that. */
    apply: { from: ["active"], to: ["active", "applied", "redeemed"], actors: ["customer"] },
    /** The order has ended, or goes on without it; of one that stood for money, all that it was spent for has come back. */
    release: {
      from: ["applied", "active", "disabled", "expired", "redeemed"],
      to: ["active", "disabled", "expired"],
      actors: ["customer", "back-office", "system"],
    },
    /** The order is paid for the first time. */
    redeem: {
      from: ["applied", "active", "disabled", "expired"],
      to: ["applied", "active", "disabled", "expired", "redeemed"],
      actors: ["customer", "back-office", "provider"],
    },
    expire: { from: ["active"], to: "expired", actors: ["system"] },
  },
});

/** What an order has of its coupon: nothing any more once it ended, a use that is kept for it, or one that is spent for good. */
export type CouponUse = "none" | "applied" | "redeemed";

/** By how much the counts change when what an order has of a coupon does. */
export function countsChange(before: CouponUse, after: CouponUse) {
  const is = (use: CouponUse, wanted: CouponUse): number => (use === wanted ? 1 : 0);
  const change = (wanted: CouponUse): number => is(after, wanted) - is(before, wanted);
  return { left: change("none"), applied: change("applied"), redeemed: change("redeemed") };
}

/** The code of a coupon that a correction gives in place of money. */
export const givenCode = (orderId: string, correction: number): string => `CORR-${orderId.slice(-10)}-${correction}`;

/** Whether it was given in place of money: its use is spent only as long as what it was spent for stands. */
export const isGiven = ({ code }: Pick<CouponTerms, "code">): boolean => /^CORR-[0-9A-Z]{10}-\d+$/.test(code);

/** Why a coupon takes nothing off. */
export const couponProblems = [
  "coupon-not-today",
  "coupon-other-goods",
  "coupon-below-minimum",
  "coupon-used-up",
] as const;
export interface CouponProblem {
  code: (typeof couponProblems)[number];
  params: Record<string, string | number>;
}

export interface CouponWorth {
  /** Net cents. */
  amount: Cents;
  problem?: CouponProblem | undefined;
}

interface Goods {
  category: Category;
  /** Net cents of all pieces. */
  net: Cents;
}

const nothing = (code: CouponProblem["code"], params: CouponProblem["params"] = {}): CouponWorth => ({
  amount: 0,
  problem: { code, params },
});

/** A coupon as a cart and an order keep it: what it took off is the order's own, whatever becomes of the coupon. */
export interface OrderCoupon extends CouponTerms {
  /** When its use was spent for good, with the order's first payment; none of a cart. */
  redeemedOn?: Instant | undefined;
}

/**
 * What a coupon takes off such goods on a day of Rome, net, and why nothing. A percentage and an amount for some categories
 * alone reach as far as those goods; an amount for all goods also takes off contributions and delivery, as far as there is anything left
 * (domain-rules 5.13, 1.3). Subscriptions are no goods.
 */
export function couponWorth(coupon: CouponTerms, goods: readonly Goods[], on: CivilDate): CouponWorth {
  const { amount, percent = 0, minimum, categories, from, until, usedUp } = coupon;
  if (usedUp) return nothing("coupon-used-up");
  if (on < from || on > until) return nothing("coupon-not-today", { from, until });
  const meant = goods.filter(
    ({ category }) => category !== "subscriptions" && (categories.length === 0 || categories.includes(category)),
  );
  if (meant.length === 0) return nothing("coupon-other-goods");
  const net = meant.reduce((sum, one) => sum + one.net, 0);
  if (net < minimum) return nothing("coupon-below-minimum", { minimum, missing: minimum - net });
  if (amount === undefined) return { amount: share(net, percent) };
  return { amount: categories.length > 0 ? Math.min(amount, net) : amount };
}

/** What an order keeps of a coupon. */
export const termsOf = ({ code, amount, percent, minimum, categories, from, until }: CouponTerms): CouponTerms => ({
  code,
  minimum,
  categories,
  from,
  until,
  ...(amount === undefined ? { percent } : { amount }),
});

/** Whether somebody may use it: whose it is, or anybody where it is nobody's. */
export const isTheirs = (
  { holderId }: Pick<Coupon, "holderId">,
  { id, companyId }: { id: string; companyId?: string | undefined },
): boolean => holderId === undefined || holderId === id || holderId === companyId;
