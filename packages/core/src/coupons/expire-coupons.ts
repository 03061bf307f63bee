import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { rowsOfIndex } from "../platform/storing/read-apart.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { couponStatus } from "./coupon.ts";
import { CouponEntity } from "./coupon.table.ts";
import { end } from "./save-coupon.ts";

/**
 * Ends the active coupons whose last day is over; answers how many. One that an order changes at this moment is ended all the
 * same, and keeps its uses; one that the office has just disabled stays so.
 */
export async function expireCoupons(now: Date): Promise<number> {
  let count = 0;
  await eachApart(activeBefore(romeDate(now)), async (coupon) => {
    if (couponStatus(coupon) !== "active") return;
    count += await unlessChanged(() => end(coupon, "expired"));
  });
  return count;
}

const activeBefore = (today: CivilDate) =>
  rowsOfIndex(CouponEntity, { index: "gsi3", partition: "COUPONS#ACTIVE", range: { lt: today } });
