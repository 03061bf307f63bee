import { Problem } from "../../platform/problems.ts";
import { romeDate, plusDays, type CivilDate } from "../../platform/time.ts";
import {
  hasLeft,
  isSettled,
  type Order,
  type ReturnedPieces,
  type Withdrawal,
  type WithdrawnPieces,
} from "../order.ts";
import type { WithdrawalMoney } from "./withdrawn-money.ts";

/** Days from delivery, of a service from the contract, within which a consumer withdraws without a reason (art. 52 Cod. cons.; domain-rules 8.4). */
const withdrawalDays = 14;
/** Days from the declaration within which its money goes back (art. 56 Cod. cons.). */
const refundDays = 14;

type Facts = Pick<
  Order,
  | "companyId"
  | "customer"
  | "status"
  | "placedOn"
  | "subscription"
  | "deliveredOn"
  | "fulfilment"
  | "withdrawals"
  | "returns"
  | "lines"
  | "failedReason"
>;

const confirmed: ReadonlySet<string> = new Set(["pendingPayment", "processingPayment", "paid"]);

/** The contract stands: it was confirmed and hasn't failed; of goods that have left the house it stands whatever became of their payment. */
const isBinding = (order: Pick<Order, "status" | "fulfilment">): boolean =>
  hasLeft(order) || confirmed.has(order.status);

/** A contract with a consumer: neither a company nor anybody with a VAT number has bought. */
export const isConsumers = ({ companyId, customer }: Pick<Order, "companyId" | "customer">): boolean =>
  companyId === undefined && customer.companyName === undefined && customer.vatNumber === undefined;

/**
 * The last whole day, in Rome, of the right; undefined while the goods have not come, or on an unknown day. A service is never
 * delivered: its days count from the conclusion of the contract (art. 52 c. 2 lett. a) Cod. cons.).
 */
export function withdrawalUntil({
  deliveredOn,
  subscription,
  placedOn,
}: Pick<Order, "deliveredOn" | "subscription" | "placedOn">): CivilDate | undefined {
  const from = subscription ? placedOn : deliveredOn;
  return from && plusDays(romeDate(new Date(from)), withdrawalDays);
}

/** A further month prolongs a contract, from which its consumer could withdraw when it was concluded. */
const isProlonged = ({ subscription }: Pick<Order, "subscription">): boolean => subscription?.kind === "renewal";

type WithPieces = Pick<Order, "lines" | "withdrawals" | "returns">;

/** The pieces of each line without so many; lines of which none is left are left out. */
function without(lines: Order["lines"], pieces: readonly WithdrawnPieces[]): WithdrawnPieces[] {
  return lines
    .map(({ productId, quantity }) => ({
      productId,
      quantity: pieces.reduce((left, one) => (one.productId === productId ? left - one.quantity : left), quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The pieces of each line from which nobody has withdrawn yet and which no return takes up: no piece's money goes back twice. What was
 * declared in words takes none away: people read it.
 */
export const freePieces = ({ lines, withdrawals = [], returns = [] }: WithPieces): WithdrawnPieces[] =>
  without(
    lines,
    [...withdrawals, ...returns].flatMap((one) => one.lines),
  );

/** A request to return pieces that a withdrawal from them ends: nothing of its money has gone back yet, nor is on its way. */
const yields = ({ lines, credited, begun }: ReturnedPieces): boolean =>
  lines.length > 0 && credited === undefined && !begun;

/**
 * The pieces of each line from which one may still withdraw: those that are free, and those that somebody has only asked to return. The
 * right is the law's (art. 52 Cod. cons.), a return is the house's offer: the second never stands in the way of the first.
 */
export const leftToWithdraw = ({ returns = [], ...order }: WithPieces): WithdrawnPieces[] =>
  freePieces({ ...order, returns: returns.filter((one) => !yields(one)) });

const quantityIn = (pieces: readonly WithdrawnPieces[], id: string): number =>
  pieces.find(({ productId }) => productId === id)?.quantity ?? 0;

/** The ids of the requests to return that end when one withdraws from these pieces: the oldest first, as many as the free pieces fall short of. */
export function requestsEndedBy({ returns = [], ...order }: WithPieces, chosen: readonly WithdrawnPieces[]): string[] {
  let standing = returns;
  for (const one of returns.filter(yields)) {
    const free = freePieces({ ...order, returns: standing });
    const short = chosen.filter(({ productId, quantity }) => quantity > quantityIn(free, productId));
    if (short.some(({ productId }) => quantityIn(one.lines, productId) > 0))
      standing = standing.filter((other) => other !== one);
  }
  return returns.filter((one) => !standing.includes(one)).map(({ id }) => id);
}

/** From how many pieces of an order its buyer has withdrawn; words name none. */
export const withdrawnPieces = ({ withdrawals = [] }: Pick<Order, "withdrawals">): number =>
  withdrawals.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether its buyer has withdrawn from every piece of an order: nothing of it is to be sent any more. */
export const isWithdrawnWhole = (order: Pick<Order, "lines" | "withdrawals">): boolean =>
  (order.withdrawals?.length ?? 0) > 0 && freePieces({ ...order, returns: [] }).length === 0;

/**
 * Whether the order's buyer may declare now that they withdraw: a consumer, from the contract until the end of the
 * fourteenth day after delivery, or of a service after the contract, as long as there are pieces left. A payment that failed or was charged back after the goods had left takes the right from nobody (art. 52 Cod. cons.). Goods whose day of delivery is not known count as still within it.
 */
export function mayWithdraw(order: Facts, now: Date): boolean {
  if (!isConsumers(order) || isProlonged(order) || leftToWithdraw(order).length === 0 || !isBinding(order))
    return false;
  const until = withdrawalUntil(order);
  return until === undefined || romeDate(now) <= until;
}

/**
 * The pieces that are meant: those chosen, without those of which nothing was chosen, or all that are left where nothing was said.
 * Problem: withdrawal-beyond-order where more pieces are chosen than are left, or none.
 */
export function chosenPieces(
  order: WithPieces,
  chosen: readonly WithdrawnPieces[] | undefined,
): readonly WithdrawnPieces[] {
  const left = leftToWithdraw(order);
  if (!chosen) return left;
  const some = order.lines
    .map(({ productId }) => ({
      productId,
      quantity: chosen.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const known = new Set(order.lines.map(({ productId }) => productId));
  const within = some.every(({ productId, quantity }) => quantity <= quantityIn(left, productId));
  if (some.length === 0 || !within || chosen.some(({ productId }) => !known.has(productId))) {
    throw new Problem("withdrawal-beyond-order");
  }
  return some;
}

/** Whether nobody may ask its buyer for money: they have withdrawn, and the office has not said yet what is left of the order. */
export const isPaymentPaused = (order: Pick<Order, "lines" | "withdrawals">): boolean =>
  isWithdrawnWhole(order) || (order.withdrawals ?? []).some((one) => !isSettled(one));

/** Problem: withdrawal-open while a withdrawal keeps the order from being paid. */
export function demandPayable(order: Pick<Order, "lines" | "withdrawals">): void {
  if (isPaymentPaused(order)) throw new Problem("withdrawal-open");
}

/** The day by which the money of a withdrawal goes back, unless its goods are still awaited (art. 56 Cod. cons.). */
export const refundUntil = ({ declaredOn }: Pick<Withdrawal, "declaredOn">): CivilDate =>
  plusDays(romeDate(new Date(declaredOn)), refundDays);

/** What the order's page says of the right; undefined for who has none. The money of what was declared, and what of it is to come back, are there where they were asked for. */
export function withdrawalView(
  order: Facts,
  now: Date,
  money: readonly WithdrawalMoney[] = [],
  comingOf?: (withdrawal: Withdrawal) => readonly (WithdrawnPieces & { name: string })[],
) {
  if (!isConsumers(order)) return undefined;
  const { withdrawals = [] } = order;
  return {
    possible: mayWithdraw(order, now),
    until: withdrawalUntil(order),
    left: leftToWithdraw(order),
    asked: (order.returns ?? []).some(yields),
    declared: withdrawals.map((withdrawal, place) => ({
      ...withdrawal,
      cameBack: undefined,
      ...(comingOf && { coming: comingOf(withdrawal) }),
      refundUntil: refundUntil(withdrawal),
      money: money[place],
    })),
  };
}
