import * as z from "zod";
import { couponOwners, couponStatuses } from "../../coupons/coupon.ts";
import { page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { BackOfficeCoupon, CouponCode, CouponForm } from "../shapes/coupon.ts";

export const listBackOfficeCoupons = endpoint({
  method: "GET",
  path: "/back-office/coupons",
  access: "admin",
  shows: ["coupons"],
  summary: "Every coupon with its uses, the newest first, filtered.",
  query: {
    ...paging,
    status: z.enum(couponStatuses).optional(),
    owner: z.enum(couponOwners).optional(),
    /** A part of its code, or of the name of whom it is for. */
    text: z.string().max(100).optional(),
  },
  returns: page(BackOfficeCoupon),
});

export const createCoupon = endpoint({
  method: "POST",
  path: "/back-office/coupons",
  about: { kind: "coupons" },
  access: "admin",
  stale: ["coupons"],
  summary: "Make a coupon, or give one that was disabled its terms anew.",
  body: CouponForm,
  returns: BackOfficeCoupon,
  errors: ["invalid-transition", "version-conflict", "confirmation-needed"],
});

export const disableCoupon = endpoint({
  method: "DELETE",
  path: "/back-office/coupons/{id}",
  about: { kind: "coupons", id: "id" },
  access: "admin",
  stale: ["coupons"],
  summary: "Disable a coupon: nobody can use it any more; orders that have it keep it.",
  params: { id: CouponCode },
  returns: empty,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
