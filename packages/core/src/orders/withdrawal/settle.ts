import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/until-written.ts";
import { romeDate } from "../../platform/time.ts";
import type { Receipt } from "../../payments/index.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import type { Order, Withdrawal } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";

type Step = (order: Order, withdrawal: Withdrawal) => Withdrawal | Promise<Withdrawal>;

/** One step of a withdrawal, `place` in the order's list; one that it has made already changes nothing. */
const change = (id: string, place: number, step: Step, now: Date): Promise<Order> =>
  untilWritten(async () => {
    const order = await loadOrder(id);
    const { withdrawals = [] } = order;
    const withdrawal = withdrawals[place];
    if (!withdrawal) throw new Problem("not-found");
    const changed = await step(order, withdrawal);
    if (changed === withdrawal) return order;
    const after = { ...order, withdrawals: withdrawals.map((one, at) => (at === place ? changed : one)) };
    return writeOrder({ before: order, after, now });
  });

/** The goods of a withdrawal have come back. Problem: invalid-transition when it is refunded already. */
export const setGoodsBack = (id: string, place: number, now: Date): Promise<Order> =>
  change(
    id,
    place,
    (_, withdrawal) => {
      if (withdrawal.state === "goods_back") return withdrawal;
      if (withdrawal.state !== "declared") {
        throw new Problem("invalid-transition", { state: withdrawal.state, action: "goods-back" });
      }
      return { ...withdrawal, state: "goods_back", goodsBackOn: romeDate(now) };
    },
    now,
  );

/**
 * The office is through with a withdrawal: its money has gone back, or none had come. Goods that never left, or that the
 * customer keeps, need not have come back. Problem: withdrawal-not-refunded while money is there of which nothing was sent back since.
 */
export const setWithdrawalRefunded = (id: string, place: number, now: Date): Promise<Order> =>
  change(
    id,
    place,
    async (order, withdrawal) => {
      if (withdrawal.state === "refunded") return withdrawal;
      const receipts = await receiptsOf(order);
      if (receipts.some(holdsMoney) && !receipts.some((receipt) => sentBackSince(receipt, withdrawal.declaredOn))) {
        throw new Problem("withdrawal-not-refunded");
      }
      return { ...withdrawal, state: "refunded", refundedOn: romeDate(now) };
    },
    now,
  );

const holdsMoney = ({ amount, chargedBack, method }: Receipt): boolean => method !== "gift" && amount > chargedBack;

const sentBackSince = ({ refunds }: Receipt, declaredOn: string): boolean =>
  refunds.some(({ state, askedOn }) => (state === "asked" || state === "done") && askedOn >= declaredOn);
