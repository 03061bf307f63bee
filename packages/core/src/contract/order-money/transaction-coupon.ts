import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { codeTries, couponRefusals, unchangeable } from "../shapes/coupon-refusals.ts";
import { CouponCode } from "../shapes/coupon.ts";
import { TransactionView } from "../shapes/order.ts";

const ofTransaction = {
  method: "POST",
  access: "customer",
  within: "buyer",
  forOthers: "payment",
  byKey: true,
  stale: ["coupons", "order", "orders", "money", "credit"],
  returns: TransactionView,
} as const;
const id = { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) } as const;

export const addCoupon = endpoint({
  ...ofTransaction,
  path: "/transactions/{id}/add-coupon/{couponId}",
  summary: "Put a coupon on a transaction's unpaid order; answers what is to be paid next in its place.",
  params: { ...id, couponId: CouponCode },
  query: { unapplyFirst: z.stringbool().default(false), overwriteOld: z.stringbool().default(false) },
  errors: ["not-found", ...couponRefusals, ...unchangeable],
  rateLimit: codeTries,
});

export const removeCoupon = endpoint({
  ...ofTransaction,
  path: "/transactions/{id}/remove-coupon",
  summary: "Take the coupon off a transaction's unpaid order; answers what is to be paid next in its place.",
  params: id,
  errors: ["not-found", ...unchangeable],
});
