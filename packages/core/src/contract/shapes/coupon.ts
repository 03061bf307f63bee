import * as z from "zod";
import { couponWarningCodes } from "../../coupons/coupon-warnings.ts";
import { couponProblems, couponStatuses } from "../../coupons/coupon.ts";
import { allCategories, goodsCategories } from "../../platform/category.ts";
import { CentsAmount, CivilDateText, InstantText } from "../common.ts";
import { beside, inOrder, onlyOne } from "../rewards/beside.ts";

/** As people type it: in any case, kept in capitals. */
export const CouponCode = z
  .string()
  .overwrite((text) => text.normalize("NFC").trim().toUpperCase())
  .regex(/^[0-9A-Z][0-9A-Z-]{2,23}$/);

const most = 99_999_999;

/** What makes a coupon: an amount (net cents) or a percentage (basis points), as `kind` says. */
export const CouponForm = z
  .strictObject({
    code: CouponCode,
    kind: z.enum(["amount", "percent"]),
    amount: z.int().min(1).max(most).optional(),
    percent: z.int().min(1).max(10_000).optional(),
    from: CivilDateText,
    until: CivilDateText,
    /** Net cents of the goods that it is for. */
    minimum: z.int().min(0).max(most).default(0),
    /** All goods when empty. */
    categories: z.array(z.enum(goodsCategories)).max(goodsCategories.length).default([]),
    /** The account that it is for, or its company; anybody when absent. */
    holderEmail: z.email().max(254).optional(),
    maxUses: z.int().min(1).max(100_000),
    /** Codes of what gives much away and is meant so; without them it is refused with confirmation-needed. */
    confirmed: z.array(z.enum(couponWarningCodes)).max(couponWarningCodes.length).optional(),
  })
  .refine(({ kind, amount }) => kind !== "amount" || amount !== undefined, beside("amount", "required"))
  .refine(({ kind, percent }) => kind !== "percent" || percent !== undefined, beside("percent", "required"))
  .refine(onlyOne("amount"), beside("percent", "not-both"))
  .refine(onlyOne("percent"), beside("amount", "not-both"))
  .refine(inOrder, beside("until", "before-start"));

/** The coupon of an order or a transaction: which, and what it took off, net. */
export const TakenCoupon = z.object({ code: z.string(), amount: CentsAmount });

/** A coupon as whoever may use it sees it; its code is its id. */
export const AvailableCoupon = z.object({
  id: z.string(),
  code: z.string(),
  amount: CentsAmount.optional(),
  percent: z.int().optional(),
  minimum: CentsAmount,
  categories: z.array(z.enum(allCategories)).readonly(),
  from: CivilDateText,
  until: CivilDateText,
  /** Theirs, or their company's. */
  own: z.boolean(),
});

export const BackOfficeCoupon = AvailableCoupon.omit({ own: true }).extend({
  status: z.enum(couponStatuses),
  maxUses: z.int(),
  left: z.int(),
  applied: z.int(),
  redeemed: z.int(),
  holderName: z.string().optional(),
  createdOn: InstantText,
});

/** The coupon of a cart: what it takes off today, net, and why nothing. */
export const CartCoupon = z.object({
  code: z.string(),
  amount: CentsAmount,
  problem: z
    .object({ code: z.enum(couponProblems), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
});
