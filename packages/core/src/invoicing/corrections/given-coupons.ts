import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { findCoupon, findCoupons, isUnused, revokeWrite } from "../../coupons/index.ts";
import type { Cents } from "../../platform/money.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import type { Correction, CorrectionStep } from "./correction.ts";

/** A coupon by which an order's price was lowered, in place of a credit note. */
export interface GivenCoupon {
  code: string;
  /** Net cents, as coupons are. */
  amount: Cents;
  /** Cents, VAT included, that it stands for. */
  worth: Cents;
  /** An order has it, or has had it. */
  used: boolean;
}

/** Of before the sums of a coupon's step were kept it counts with its net amount. */
const worthOf = ({ amount, groups }: CorrectionStep): Cents =>
  groups ? groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0) : amount;

/** The coupons of an order's corrections that its buyer has or has used; one that nobody has used and nobody can use is none. */
export async function givenCoupons(corrections: readonly Correction[]): Promise<GivenCoupon[]> {
  const steps = corrections.flatMap(({ steps: all }) => all.filter(({ name }) => name === "coupon"));
  const known = await findCoupons(steps.flatMap(({ ref }) => ref ?? []));
  return steps.flatMap((step): GivenCoupon[] => {
    const coupon = known.get(step.ref ?? "");
    if (!coupon || (isUnused(coupon) && coupon.state !== "active")) return [];
    return [{ code: coupon.code, amount: step.amount, worth: worthOf(step), used: !isUnused(coupon) }];
  });
}

/** Takes a coupon back that nobody has used, once however often it is asked. Problem: version-conflict where somebody has used it meanwhile. */
export async function takeCouponBack(code: string): Promise<void> {
  const coupon = await findCoupon(code);
  if (!coupon || (isUnused(coupon) && coupon.state === "disabled")) return;
  try {
    await execute(revokeWrite(coupon));
  } catch (error) {
    throw orVersionConflict(error);
  }
}
