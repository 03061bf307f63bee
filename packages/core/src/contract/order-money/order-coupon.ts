import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { codeTries, couponRefusals, unchangeable } from "../shapes/coupon-refusals.ts";
import { CouponCode } from "../shapes/coupon.ts";
import { OpenOrder } from "../shapes/order.ts";

export const setCartCoupon = endpoint({
  method: "PUT",
  path: "/orders/{id}/coupon",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["coupons", "order", "orders", "money"],
  summary: "Put a coupon on the open order by its code; it takes no use before the order is placed.",
  params: { id: Id },
  body: z.object({
    code: CouponCode,
    /** Take it off the unpaid order of theirs that has its only use. */
    unapplyFirst: z.boolean().default(false),
    /** Put it in the place of the coupon that the cart has. */
    overwriteOld: z.boolean().default(false),
  }),
  returns: OpenOrder,
  errors: ["not-found", ...couponRefusals, ...unchangeable],
  rateLimit: codeTries,
});

export const removeCartCoupon = endpoint({
  method: "DELETE",
  path: "/orders/{id}/coupon",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: [],
  summary: "Take the coupon off the open order.",
  params: { id: Id },
  returns: OpenOrder,
  errors: ["not-found", "version-conflict"],
});
