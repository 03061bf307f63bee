import { sumOf, type Cents } from "../../platform/money.ts";
import { instant } from "../../platform/time.ts";
import { reversedOf, type Receipt } from "../../payments/index.ts";
import { withdrawnFrom } from "../sending/end-order.ts";
import { openOf, withLess } from "../payment/less.ts";
import { hasEnded, type Order, type Withdrawal } from "../order.ts";
import { mayOweLess, owedOf } from "../papers/owed.ts";
import { sentBackOf } from "../papers/sent-back.ts";
import { priceOf, takenOff } from "../papers/taken-off.ts";

type Facts = Pick<
  Order,
  | "lines"
  | "amounts"
  | "appliedCoupon"
  | "invoices"
  | "withdrawals"
  | "returns"
  | "transactions"
  | "status"
  | "failedReason"
>;

const withdrawnAmounts = (order: Facts): Cents[] => takenOff(order).withdrawn;

const isLive = ({ superseded }: Order["transactions"][number]): boolean => !superseded;
const askedOf = (transactions: Order["transactions"]): Cents => sumOf(transactions.map(({ amount }) => amount));

/**
 * The order asking no more for what was withdrawn, returned, credited or is the public body's to pay: what is still to be paid gives way to
 * instalments that are smaller in proportion, so that an intent of the former amount is given up. What is paid or on its way stays; it is
 * due back. One that was withdrawn from and of which nothing is left to be paid ends.
 */
export function askingForTheRest(order: Order, now: Date): Order {
  if (!mayOweLess(order) || hasEnded(order)) return order;
  const withdrawn = (order.withdrawals ?? []).length > 0;
  const live = order.transactions.filter(isLive);
  // Of a price that was promised what goes back at once isn't taken off what is still to be paid as well.
  const demanded = askedOf(live) - sentBackOf(order);
  const off = Math.min(openOf(order), demanded - owedOf(order));
  if (off <= 0) return order;
  if (off === demanded && withdrawn && sumOf(withdrawnAmounts(order)) >= priceOf(order))
    return { ...withdrawnFrom(order, "system"), cancelledOn: order.cancelledOn ?? instant(now) };
  return { ...order, ...withLess(order, off) };
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
  const { withdrawals = [], transactions } = order;
  const [first] = withdrawals;
  if (!first) return [];
  const own = withdrawnAmounts(order);
  const mine = receipts.filter(stoodForIt);
  const price = priceOf(order);
  const demanded = hasEnded(order) ? price : askedOf(transactions.filter(isLive));
  // What was paid beyond a price that was lowered since goes back on that account.
  const due = Math.min(Math.max(0, sumOf(own) - Math.max(0, price - demanded)), cameFor(mine, first));
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
