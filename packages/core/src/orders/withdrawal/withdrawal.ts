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
import { leftOfLines, namedPieces, type LeftPieces } from "../papers/by-price.ts";
import { listOfPieces, noPieces, quantitiesOf, withPieces, type Pieces } from "../papers/pieces.ts";
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

/** The pieces of an order from which somebody has withdrawn, or that a return takes up. */
export const takenOfOrder = ({ withdrawals = [], returns = [] }: Pick<Order, "withdrawals" | "returns">): Pieces =>
  withPieces(
    noPieces,
    [...withdrawals, ...returns].flatMap((one) => one.lines),
  );

/**
 * The pieces of each line from which nobody has withdrawn yet and which no return takes up: no piece's money goes back twice. What was
 * declared in words takes none away: people read it.
 */
export const freePieces = (order: WithPieces): LeftPieces[] => leftOfLines(order.lines, takenOfOrder(order));

/** A request to return pieces that a withdrawal from them ends: nothing of its money has gone back yet, nor is on its way. */
const yields = ({ lines, credited, begun }: ReturnedPieces): boolean =>
  lines.length > 0 && credited === undefined && !begun;

/**
 * The pieces of each line from which one may still withdraw: those that are free, and those that somebody has only asked to return. The
 * right is the law's (art. 52 Cod. cons.), a return is the house's offer: the second never stands in the way of the first.
 */
export const leftToWithdraw = (order: WithPieces): LeftPieces[] => freePieces(withoutYielding(order));

const withoutYielding = <O extends WithPieces>(order: O): O => ({
  ...order,
  returns: (order.returns ?? []).filter((one) => !yields(one)),
});

const quantityIn = (
  left: readonly LeftPieces[],
  { productId: id, unit }: Pick<WithdrawnPieces, "productId" | "unit">,
): number => {
  const own = left.find(({ productId }) => productId === id);
  if (unit === undefined || !own?.prices) return own?.quantity ?? 0;
  return own.prices.find((price) => price.unit === unit)?.quantity ?? 0;
};

/** Whether pieces may be some of a request's: of the same article, and of the same price as far as it is said. */
const isAmong = (lines: readonly WithdrawnPieces[], { productId, unit }: WithdrawnPieces): boolean =>
  lines.some(
    (one) => one.productId === productId && (one.unit === undefined || unit === undefined || one.unit === unit),
  );

/** The ids of the requests to return that end when one withdraws from these pieces: the oldest first, as many as the free pieces fall short of. */
export function requestsEndedBy({ returns = [], ...order }: WithPieces, chosen: readonly WithdrawnPieces[]): string[] {
  let standing = returns;
  for (const one of returns.filter(yields)) {
    const free = freePieces({ ...order, returns: standing });
    const short = chosen.filter((pieces) => pieces.quantity > quantityIn(free, pieces));
    if (short.some((pieces) => isAmong(one.lines, pieces))) standing = standing.filter((other) => other !== one);
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

/** All that is left, at its prices. */
const wholly = (left: readonly LeftPieces[]): WithdrawnPieces[] =>
  left.flatMap(({ productId, quantity, prices }) =>
    prices ? prices.map((price) => ({ productId, ...price })) : [{ productId, quantity }],
  );

/**
 * The pieces that are meant: those chosen, without those of which nothing was chosen, or all that are left where nothing was said. Of an article with
 * several prices those of which none is named are the dearest that no request takes up, then the dearest of the others. Problem:
 * withdrawal-beyond-order where more pieces are chosen than are left, of a price that is named or of all, or none.
 */
export function chosenPieces(
  order: WithPieces,
  chosen: readonly WithdrawnPieces[] | undefined,
): readonly WithdrawnPieces[] {
  const left = leftToWithdraw(order);
  if (!chosen) return wholly(left);
  const places = new Map(order.lines.map(({ productId }, place) => [productId, place]));
  const placeOf = ({ productId }: WithdrawnPieces): number => places.get(productId) ?? 0;
  const some = listOfPieces(withPieces(noPieces, chosen));
  const within = [...quantitiesOf(some)].every(([productId, quantity]) => quantity <= quantityIn(left, { productId }));
  if (some.length === 0 || !within || chosen.some(({ productId }) => !places.has(productId))) {
    throw new Problem("withdrawal-beyond-order");
  }
  return pricedAs(order, some).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Problem: withdrawal-beyond-order. */
function pricedAs(order: WithPieces, some: readonly WithdrawnPieces[]): WithdrawnPieces[] {
  const isNamed = ({ unit }: WithdrawnPieces): boolean => unit !== undefined;
  const held = takenOfOrder(withoutYielding(order));
  const named = namedPieces(order.lines, some.filter(isNamed), held);
  if (!named) throw new Problem("withdrawal-beyond-order");
  const others = some.filter((one) => !isNamed(one));
  const free = namedPieces(order.lines, others, withPieces(takenOfOrder(order), named)) ?? [];
  const sure = [...named, ...free.filter(isNamed)];
  const rest =
    namedPieces(
      order.lines,
      free.filter((one) => !isNamed(one)),
      withPieces(held, sure),
    ) ?? [];
  return listOfPieces(withPieces(noPieces, [...sure, ...rest]));
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
