import { isPaidForBack, loadOrder, noPieces, withPieces, type Order } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { correctionsOf } from "./correction.table.ts";
import { givenCoupons, takeCouponBack, type GivenCoupon } from "./given-coupons.ts";
import type { Correction } from "./correction.ts";

/** Whether its consumer has withdrawn from all that they had paid for: a gift that they keep is no ground for a coupon. */
function isSaleWithdrawn(order: Order): boolean {
  const withdrawn = (order.withdrawals ?? []).flatMap(({ lines }) => lines);
  return isPaidForBack(order, withPieces(noPieces, withdrawn));
}

/**
 * Takes the coupons back that were given in place of money for an order from which its consumer has withdrawn as a whole, once however often
 * it is told: all that was paid goes back, so that none of it stands for anything. One that somebody has used, also this very moment, stays used:
 * the whole price is refunded all the same (art. 56 Cod. cons.), and the office reads it (`usedCouponsOf`). Problem: not-found.
 */
export async function takeCouponsBack(orderId: string): Promise<void> {
  if (!isSaleWithdrawn(await loadOrder(orderId))) return;
  for (const { code, used } of await givenCoupons(await correctionsOf(orderId))) {
    if (used) continue;
    try {
      await takeCouponBack(code);
    } catch (error) {
      if (!(error instanceof Problem && error.code === "version-conflict")) throw error;
    }
  }
}

/** Coupons for an order that its consumer has withdrawn from as a whole, and used before: they have that worth besides their money. */
export async function usedCouponsOf(order: Order, corrections: readonly Correction[]): Promise<GivenCoupon[]> {
  if (!isSaleWithdrawn(order)) return [];
  return (await givenCoupons(corrections)).filter(({ used }) => used);
}
