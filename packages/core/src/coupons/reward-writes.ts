import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $remove } from "dynamodb-toolbox/entity/actions/update";
import { readAll } from "../platform/storing/read-all.ts";
import { instant } from "../platform/time.ts";
import { termsOf, type Coupon, type CouponTerms } from "./coupon.ts";
import { couponKeys, CouponEntity } from "./coupon.table.ts";

/** A coupon of one use that somebody has earned, in the transaction that gives it to them. Its code is no other's. */
export function rewardWrite(
  terms: CouponTerms,
  holder: { holderId: string; holderKind: "user" | "company" },
  now: Date,
) {
  const uses = { maxUses: 1, left: 1, applied: 0, redeemed: 0 };
  const coupon: Coupon = { ...termsOf(terms), ...holder, ...uses, state: "active", createdOn: instant(now) };
  return CouponEntity.build(PutTransaction)
    .item({ ...coupon, ...couponKeys(coupon) })
    .options({ condition: { attr: "code", exists: false } });
}

/** Whether no order has taken a use of it. */
export const isUnused = ({ applied, redeemed }: Pick<Coupon, "applied" | "redeemed">): boolean =>
  applied === 0 && redeemed === 0;

/** Takes a coupon that nobody has used out of use, in the transaction that takes its ground away. */
export const revokeWrite = ({ code }: Pick<Coupon, "code">) =>
  CouponEntity.build(UpdateTransaction)
    .item({ code, state: "disabled", gsi3pk: $remove(), gsi3sk: $remove() })
    .options({
      condition: {
        and: [
          { attr: "applied", eq: 0 },
          { attr: "redeemed", eq: 0 },
        ],
      },
    });

/** Coupons by their codes, as they are now. */
export const findCoupons = async (codes: readonly string[]): Promise<ReadonlyMap<string, Coupon>> =>
  new Map(
    (
      await readAll(
        CouponEntity,
        codes.map((code) => ({ code })),
      )
    ).map((coupon) => [coupon.code, coupon]),
  );
