import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { table } from "../platform/table.ts";
import { romeDate } from "../platform/time.ts";
import { couponStatus } from "./coupon.ts";
import { CouponEntity } from "./coupon.table.ts";
import { end } from "./save-coupon.ts";

/**
 * Ends the active coupons whose last day is over; answers how many. One that an order changes at this moment is ended all the
 * same, and keeps its uses; one that the office has just disabled stays so.
 */
export async function expireCoupons(now: Date): Promise<number> {
  const today = romeDate(now);
  let count = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi3", partition: "COUPONS#ACTIVE", range: { lt: today } })
      .entities(CouponEntity)
      .options(next ? { exclusiveStartKey: next } : {})
      .send();
    for (const coupon of Items) {
      if (couponStatus(coupon) !== "active") continue;
      count += await end(coupon, "expired").then(
        () => 1,
        (error: unknown) => {
          if (conditionFailed(error)) return 0;
          throw error;
        },
      );
    }
    next = LastEvaluatedKey;
  } while (next);
  return count;
}
