export {
  couponStatus,
  couponWorth,
  givenCode,
  isGiven,
  termsOf,
  type Coupon,
  type CouponTerms,
  type CouponUse,
  type CouponWorth,
  type OrderCoupon,
} from "./coupon.ts";
export { couponFields, storedCoupon } from "./coupon.stored.ts";
export { findCoupon, usableCoupon } from "./find-coupon.ts";
export { countWrites, type UseChange } from "./count-writes.ts";
export { createCoupon } from "./save-coupon.ts";
export { findCoupons, isUnused, revokeWrite, rewardWrite } from "./reward-writes.ts";
