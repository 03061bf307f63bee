import { creditRefusals } from "../../payments/credit.ts";

/** Why a coupon isn't taken. */
export const couponRefusals = [
  "coupon-not-found",
  "coupon-not-today",
  "coupon-other-goods",
  "coupon-below-minimum",
  "coupon-conflict",
  "coupon-used-up",
] as const;

/** Why an order is left as it costs. */
export const unchangeable = [
  "order-ended",
  "something-paid",
  "invalid-transition",
  "withdrawal-open",
  "quotation-expired",
  "approval-needed",
  ...creditRefusals,
  "version-conflict",
] as const;

/** So many codes may be tried. */
export const codeTries = { limit: 60, windowSeconds: 3600 } as const;
