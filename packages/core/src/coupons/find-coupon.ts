import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { isTheirs, type Coupon } from "./coupon.ts";
import { CouponEntity } from "./coupon.table.ts";

/** A coupon by its code, as it is now. */
export async function findCoupon(code: string): Promise<Coupon | undefined> {
  const { Item } = await CouponEntity.build(GetItemCommand).key({ code }).options({ consistent: true }).send();
  return Item;
}

/**
 * A coupon that this user may use; whether a use is left is the write's to say. Problem: coupon-not-found, also for another's and for one
 * that the office has disabled, so that nobody learns of codes by trying.
 */
export async function usableCoupon(user: Pick<User, "id" | "companyId">, code: string): Promise<Coupon> {
  const coupon = await findCoupon(code);
  if (!coupon || !isTheirs(coupon, user) || coupon.state === "disabled") throw new Problem("coupon-not-found");
  return coupon;
}
