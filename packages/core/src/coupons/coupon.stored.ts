import * as z from "zod";
import { allCategories } from "../platform/category.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import type { CouponTerms } from "./coupon.ts";

const text = z.string();
const amount = z.number();

export const storedCategories = listOf(z.enum(allCategories));

/** The fields of what a cart and an order keep of a coupon. */
export const couponFields = {
  code: text,
  amount: amount.optional(),
  percent: amount.optional(),
  minimum: amount,
  categories: storedCategories,
  from: text,
  until: text,
  usedUp: z.literal(true).optional(),
};

export const storedCoupon = shapeOf<CouponTerms>(couponFields);
