import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import type { Cents } from "../platform/money.ts";
import type { CivilDate } from "../platform/time.ts";
import { countsChange, type CouponUse } from "./coupon.ts";
import { CouponEntity } from "./coupon.table.ts";

/** What an order had of a coupon and has now. */
export interface UseChange {
  code: string;
  orderId: string;
  before: CouponUse;
  after: CouponUse;
  /** Of a spent use that comes back, or is spent again after all: by how many net cents the coupon changes, and its last day then. */
  revived?: { amount: Cents; until?: CivilDate } | undefined;
}

/**
 * What a change of an order changes of its coupon, in the order's own transaction: at most one write. A use is taken only while one is left and
 * the coupon is active, so that of many orders at once no more than its uses are written. `given` takes one whatever is left: for money
 * that came for an order which had given its use back.
 */
export function countWrites({ code, orderId, before, after, revived }: UseChange, given = false) {
  if (before === after) return [];
  const { left, applied, redeemed } = countsChange(before, after);
  const takes = before === "none";
  const lastDay = `${revived?.until}#${code}`;
  return [
    CouponEntity.build(UpdateTransaction)
      .item({
        code,
        ...(left !== 0 && { left: $add(left) }),
        ...(applied !== 0 && { applied: $add(applied) }),
        ...(redeemed !== 0 && { redeemed: $add(redeemed) }),
        ...(takes && { lastOrderId: orderId }),
        ...(revived?.amount && { amount: $add(revived.amount) }),
        // Its place in the lists of its holder and of the active ones, which it has left only where the office has stopped it.
        ...(revived?.until && { until: revived.until, gsi1sk: lastDay, gsi3sk: lastDay }),
      })
      .options(
        takes && !given
          ? {
              condition: {
                and: [
                  { attr: "left", gt: 0 },
                  { attr: "state", eq: "active" },
                ],
              },
            }
          : { condition: { attr: "code", exists: true } },
      ),
  ];
}
