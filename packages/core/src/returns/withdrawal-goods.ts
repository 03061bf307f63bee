import { comingBack, lineName, setGoodsBack, takeStepBack, type Order } from "../orders/index.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { backToBuyer, cameIn, scannedOf } from "./came-in.ts";
import { demandSerialsOf, type CameBack } from "./pieces/received-lines.ts";

type Withdrawal = NonNullable<Order["withdrawals"]>[number];

/**
 * The goods of a withdrawal have come back: what came as new is a load of the same transaction, and each piece that was scanned stands as it came. Of goods that left and were declared by their lines
 * somebody says what came; what never left has nothing to come back. Problems: not-found, invalid-transition, return-beyond-order (productId, left) for
 * more than are to come back, the field `lines` as `required`, serials-too-many, serial-not-of-order, version-conflict.
 */
export function takeWithdrawnIn(
  id: string,
  place: number,
  lines: readonly CameBack[] | undefined,
  now: Date,
): Promise<Order> {
  const came = scannedOf((lines ?? []).filter(({ quantity }) => quantity > 0));
  return setGoodsBack(id, place, now, {
    cameBack: (order, withdrawal) => {
      demandComing(order, withdrawal, came);
      return came;
    },
    beside: async ({ id: orderId }) => ({ also: await cameIn(came, { orderId }, now) }),
  });
}

/** Demands that what came is what was to come back. */
function demandComing(order: Order, withdrawal: Withdrawal, came: readonly CameBack[]): void {
  const coming = new Map(comingBack(order, withdrawal).map(({ productId, quantity }) => [productId, quantity]));
  if (came.length === 0 && coming.size > 0 && withdrawal.lines.length > 0)
    throw invalid({ field: "lines", code: "required" });
  for (const [productId, its] of Map.groupBy(came, (one) => one.productId)) {
    const left = coming.get(productId) ?? 0;
    const quantity = its.reduce((sum, one) => sum + one.quantity, 0);
    if (quantity > left) throw new Problem("return-beyond-order", { productId, left });
    demandSerialsOf({ productId, name: lineName(order.lines, productId) }, its);
  }
}

/**
 * The last step of a withdrawal was a slip: goods that aren't back after all leave the stock again with their pieces. Problems: not-found, invalid-transition,
 * not-enough-stock, version-conflict.
 */
export const takeWithdrawalStepBack = (id: string, place: number, reason: string, now: Date): Promise<Order> =>
  takeStepBack(id, place, reason, now, async ({ id: orderId }, { cameBack = [] }, after) => ({
    also: after.cameBack === undefined ? await backToBuyer({ came: cameBack, of: { orderId } }, now) : [],
  }));
