import { instant } from "../../platform/time.ts";
import { isSettled, type Withdrawal } from "../order.ts";

/** A withdrawal one step back, with who asks why; undefined before the first step. */
export function stepBefore(withdrawal: Withdrawal, reason: string, now: Date): Withdrawal | undefined {
  const { state, goodsBackOn, less, ...rest } = withdrawal;
  const takenBack = { state, reason, on: instant(now) };
  if (isSettled(withdrawal)) {
    const words = rest.lines.length === 0 ? { amount: undefined } : {};
    const open = { ...rest, ...words, refundedOn: undefined, closedOn: undefined, takenBack };
    return goodsBackOn ? { ...open, state: "goods_back", goodsBackOn } : { ...open, state: "declared" };
  }
  return state === "goods_back"
    ? { ...rest, cameBack: undefined, ...(less && { less }), state: "declared", takenBack }
    : undefined;
}
