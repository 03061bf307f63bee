import { allocate, divideRounded, type Cents } from "../../platform/money.ts";
import { instant } from "../../platform/time.ts";
import { reversedOf, statusOf, type Receipt } from "../../payments/index.ts";
import { withdrawnFrom } from "../sending/end-order.ts";
import { grossPrices } from "../gross-prices.ts";
import { hasEnded, type Order, type Withdrawal } from "../order.ts";

type Facts = Pick<Order, "lines" | "amounts" | "withdrawals" | "transactions" | "status" | "failedReason">;

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What each withdrawal takes off the order, with contributions and VAT: the share of its pieces in their lines, and of the last
 * pieces all that is left, delivery included (art. 56 Cod. cons.). What was declared in words counts once the office has said how
 * much it is; what the office keeps with a reason counts no more. Never more than the order's total in all.
 */
function withdrawnAmounts({ lines, amounts, withdrawals = [] }: Facts): Cents[] {
  const { total, treatment } = amounts;
  const prices = grossPrices(lines, treatment);
  const taken = new Map<string, number>();
  const worth = (): Cents => {
    const left = lines.some(({ productId, quantity }) => (taken.get(productId) ?? 0) < quantity);
    const shares = lines.map(({ productId, quantity }, index) =>
      divideRounded((prices[index]?.all ?? 0) * (taken.get(productId) ?? 0), quantity),
    );
    return left ? Math.min(total, sumOf(shares)) : total;
  };
  let before = 0;
  let room = total;
  return withdrawals.map((withdrawal) => {
    for (const { productId, quantity } of withdrawal.lines)
      taken.set(productId, (taken.get(productId) ?? 0) + quantity);
    const so = worth();
    const own = withdrawal.lines.length > 0 ? so - before : (withdrawal.amount ?? 0);
    before = so;
    const amount = Math.min(room, Math.max(0, own - (withdrawal.less?.amount ?? 0)));
    room -= amount;
    return amount;
  });
}

const isLive = ({ superseded }: Order["transactions"][number]): boolean => !superseded;
const askedOf = (transactions: Order["transactions"]): Cents => sumOf(transactions.map(({ amount }) => amount));

/**
 * The order asking no more for what was withdrawn: what is still to be paid gives way to instalments that are smaller in
 * proportion, so that an intent of the former amount is given up. What is paid or on its way stays; it is due back. One of which nothing is
 * left to be paid ends.
 */
export function askingForTheRest(order: Order, now: Date): Order {
  if (!order.withdrawals?.length || hasEnded(order)) return order;
  const live = order.transactions.filter(isLive);
  const demanded = askedOf(live);
  const open = live.filter(({ status }) => status === "pending_payment" || status === "failed");
  const tooMuch = sumOf(withdrawnAmounts(order)) - (order.amounts.total - demanded);
  const off = Math.min(askedOf(open), tooMuch);
  if (off <= 0) return order;
  if (off === demanded) return { ...withdrawnFrom(order, "system"), cancelledOn: order.cancelledOn ?? instant(now) };
  const parts = allocate(
    off,
    open.map(({ amount }) => amount),
  );
  const last = Math.max(...order.transactions.map(({ seq }) => seq));
  const smaller = open.map((transaction, index) => ({
    ...transaction,
    seq: last + 1 + index,
    splitOf: transaction.splitOf ?? transaction.seq,
    amount: transaction.amount - (parts[index] ?? 0),
    attempts: 0,
    providerIntentId: undefined,
    refunded: undefined,
    refundedBefore: undefined,
  }));
  const transactions = [
    ...order.transactions.map((one) => (open.includes(one) ? { ...one, superseded: true } : one)),
    ...smaller.filter(({ amount }) => amount > 0),
  ];
  return { ...order, transactions, status: statusOf(transactions) };
}

/** What a withdrawal takes off the order, what of it is due back because it had been paid, and what has come back; cents. */
export interface WithdrawalMoney {
  amount: Cents;
  dueBack: Cents;
  returned: Cents;
}

/** Money that stood for the order, as against what came besides and is due back on its own account. */
const stoodForIt = ({ method, currency, why }: Receipt): boolean =>
  method !== "gift" && currency === "eur" && (why === undefined || why === "withdrawn" || why === "order-cancelled");

/**
 * The money of each withdrawal. What was never asked for any more is nobody's to send back: that counts for the earliest first.
 * What has gone back since a withdrawal was declared counts for the earliest that still wants some.
 */
export function withdrawalMoney(order: Facts, receipts: readonly Receipt[]): WithdrawalMoney[] {
  const { withdrawals = [], amounts, transactions } = order;
  const [first] = withdrawals;
  if (!first) return [];
  const own = withdrawnAmounts(order);
  const mine = receipts.filter(stoodForIt);
  const demanded = hasEnded(order) ? amounts.total : askedOf(transactions.filter(isLive));
  const due = Math.min(Math.max(0, sumOf(own) - (amounts.total - demanded)), cameFor(mine, first));
  const dues = withoutFirst(own, sumOf(own) - due);
  const returned = returnedOf(withdrawals, dues, mine);
  return own.map((amount, place) => ({ amount, dueBack: dues[place] ?? 0, returned: returned[place] ?? 0 }));
}

/** What had come for the order and not gone back when its consumer first withdrew. */
const cameFor = (receipts: readonly Receipt[], { declaredOn }: Withdrawal): Cents =>
  sumOf(
    receipts.map((receipt) => {
      const earlier = receipt.refunds.filter(
        ({ state, askedOn }) => (state === "asked" || state === "done") && askedOn < declaredOn,
      );
      const surplus = Math.max(0, (receipt.surplus ?? 0) - sumOf(earlier.map(({ amount }) => amount)));
      return (
        receipt.amount -
        receipt.chargedBack -
        reversedOf(receipt) -
        surplus -
        sumOf(earlier.map(({ amount }) => amount))
      );
    }),
  );

function withoutFirst(amounts: readonly Cents[], less: Cents): Cents[] {
  let left = less;
  return amounts.map((amount) => {
    const off = Math.min(amount, left);
    left -= off;
    return amount - off;
  });
}

/** The refunds of a receipt that are done, without what of them was more than its payment asked: that goes first, on its own account. */
function refundsBesideSurplus({ refunds, surplus = 0 }: Receipt): { askedOn: string; amount: Cents }[] {
  let left = surplus;
  return refunds
    .filter(({ state }) => state === "done")
    .map(({ askedOn, amount }) => {
      const off = Math.min(left, amount);
      left -= off;
      return { askedOn, amount: amount - off };
    });
}

function returnedOf(withdrawals: readonly Withdrawal[], dues: readonly Cents[], receipts: readonly Receipt[]): Cents[] {
  const returned = dues.map(() => 0);
  const refunds = receipts
    .flatMap(refundsBesideSurplus)
    .toSorted((a, b) => (a.askedOn < b.askedOn ? -1 : a.askedOn > b.askedOn ? 1 : 0));
  for (const { askedOn, amount } of refunds) {
    let left = amount;
    for (const [place, { declaredOn }] of withdrawals.entries()) {
      if (declaredOn > askedOn) continue;
      const taken = Math.min(left, (dues[place] ?? 0) - (returned[place] ?? 0));
      returned[place] = (returned[place] ?? 0) + taken;
      left -= taken;
    }
  }
  return returned;
}
