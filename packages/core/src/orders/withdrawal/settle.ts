import type { MovementChange } from "../../logistics/index.ts";
import { underWayOf } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import type { Write } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { romeDate } from "../../platform/time.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { isSettled, type Order, type Withdrawal } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { settledByItself } from "./settled-by-itself.ts";
import { stepBefore } from "./step-before.ts";
import { askingForTheRest, withdrawalMoney } from "./withdrawn-money.ts";

type Step = (order: Order, withdrawal: Withdrawal) => Withdrawal | Promise<Withdrawal>;

/** What goods do that come back, or are not back after all, in the transaction of the step; none where nobody says so. */
interface GoodsBeside {
  also?: readonly Write[] | undefined;
  movements?: readonly MovementChange[] | undefined;
}

type Beside = (order: Order, before: Withdrawal, after: Withdrawal) => GoodsBeside | Promise<GoodsBeside>;
const none: Beside = () => ({});

/** One step of a withdrawal, `place` in the order's list; one that it has made already changes nothing. */
const change = (id: string, place: number, step: Step, now: Date, beside: Beside = none): Promise<Order> =>
  untilWritten(async () => {
    const order = await loadOrder(id);
    const { withdrawals = [] } = order;
    const withdrawal = withdrawals[place];
    if (!withdrawal) throw new Problem("not-found");
    const changed = await step(order, withdrawal);
    if (changed === withdrawal) return order;
    const { also = [], movements = [] } = await beside(order, withdrawal, changed);
    return writeOrder({ before: order, after: withChanged(order, place, changed), also, movements, now });
  });

const withChanged = (order: Order, place: number, changed: Withdrawal): Order => ({
  ...order,
  withdrawals: (order.withdrawals ?? []).map((one, at) => (at === place ? changed : one)),
});

interface Back {
  /** What came, as it is kept. */
  cameBack?: ((order: Order, withdrawal: Withdrawal) => Withdrawal["cameBack"]) | undefined;
  beside?: Beside | undefined;
}

/** The goods of a withdrawal have come back. Problem: invalid-transition when it is settled already. */
export const setGoodsBack = (id: string, place: number, now: Date, { cameBack, beside }: Back = {}): Promise<Order> =>
  change(
    id,
    place,
    (order, withdrawal) => {
      if (withdrawal.state === "goods_back") return withdrawal;
      if (withdrawal.state !== "declared") {
        throw new Problem("invalid-transition", { state: withdrawal.state, action: "goods-back" });
      }
      const came = cameBack?.(order, withdrawal) ?? [];
      return {
        ...withdrawal,
        state: "goods_back",
        goodsBackOn: romeDate(now),
        ...(came.length > 0 && { cameBack: came }),
      };
    },
    now,
    beside,
  );

/** What the office says with the last step. */
interface Settlement {
  /** Cents with contributions and VAT: what the goods cost that were declared in words. */
  amount?: Cents | undefined;
  /** Why less goes back than is due. */
  reason?: string | undefined;
}

/**
 * The office is through with a withdrawal: what is due of it has gone back, or the office says why less does. Goods that never left, or
 * that the customer keeps, need not have come back. Problems: invalid-input where goods were declared in words and nobody says what
 * they cost, or that they cost nothing without a word why, amount-not-allowed for more than the order still has, withdrawal-not-refunded (dueBack, returned) while less has come back without a word why,
 * refund-under-way while some of it is on its way.
 */
export const setWithdrawalRefunded = (id: string, place: number, settlement: Settlement, now: Date): Promise<Order> =>
  change(
    id,
    place,
    async (order, withdrawal) => {
      if (isSettled(withdrawal)) return withdrawal;
      const priced = withAmount(order, place, withdrawal, settlement);
      const reduced = askingForTheRest(withChanged(order, place, priced), now);
      const receipts = await receiptsOf(order);
      const { dueBack = 0, returned = 0 } = withdrawalMoney(reduced, receipts)[place] ?? {};
      const missing = dueBack - returned;
      if (missing > 0 && !settlement.reason) throw new Problem("withdrawal-not-refunded", { dueBack, returned });
      // What is on its way would count as kept, and the customer read so.
      if (missing > 0 && receipts.some((receipt) => underWayOf(receipt) > 0)) throw new Problem("refund-under-way");
      const less = missing > 0 && settlement.reason ? { less: { amount: missing, reason: settlement.reason } } : {};
      const on = romeDate(now);
      if (dueBack === (less.less?.amount ?? 0)) return { ...priced, ...less, state: "nothing_due", closedOn: on };
      return { ...priced, ...less, state: "refunded", refundedOn: on };
    },
    now,
  );

/**
 * Takes the last step of a withdrawal back, with the reason: goods that are not back after all, or one that was closed by a slip, with
 * what the office had said for it. Problem: invalid-transition before the first step, and where nothing is due by itself.
 */
export const takeStepBack = (
  id: string,
  place: number,
  reason: string,
  now: Date,
  beside: Beside = none,
): Promise<Order> =>
  change(
    id,
    place,
    (order, withdrawal) => {
      const back = stepBefore(withdrawal, reason, now);
      const changed = back && withChanged(order, place, back);
      if (!changed || settledByItself(changed, now) !== changed) {
        throw new Problem("invalid-transition", { state: withdrawal.state, action: "take-back" });
      }
      return back;
    },
    now,
    beside,
  );

/** What was declared in words gets its amount, within what the other withdrawals leave of the order. */
function withAmount(order: Order, place: number, withdrawal: Withdrawal, { amount, reason }: Settlement): Withdrawal {
  if (withdrawal.lines.length > 0) return withdrawal;
  const rest = withdrawalMoney(order, []).reduce((left, one) => left - one.amount, order.amounts.total);
  if (amount === undefined && rest > 0) throw invalid({ field: "amount", code: "required" });
  if ((amount ?? 0) > rest) throw new Problem("amount-not-allowed", { amount: rest });
  if (amount === 0 && rest > 0 && !reason) throw invalid({ field: "reason", code: "required" });
  return { ...withdrawal, amount: amount ?? 0 };
}
