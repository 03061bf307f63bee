import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { namedOnDocuments } from "../../accounts/index.ts";
import { needsApproval, type User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { orderApprovalAsked, orderPlaced } from "../events.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import {
  cancellationReasons,
  conditionFailedAt,
  onlyConflicted,
  orVersionConflict,
  type Write,
} from "../../platform/storing/transaction.ts";
import { overConflicts } from "../../platform/storing/over-conflicts.ts";
import { asksForCredit, depositOf, mayPayWith, statusOf, type PaymentMethod } from "../../payments/index.ts";
import { amountsOf, linesAt } from "../amounts.ts";
import { couponToday } from "../coupon/choose-coupon.ts";
import { couponWrites, withCouponRedeemed } from "../coupon/coupon-writes.ts";
import { demandMandate } from "./allowed-payment.ts";
import { withFirstOrderCheck } from "../checks/known-buyer.ts";
import { mayChooseTerms } from "./available-terms.ts";
import { loadOffers } from "../cart/cart-lines.ts";
import { openOrderOf, syncedLines, taxFactsOf, withVatProof } from "../cart/cart.ts";
import { demandCredit } from "../credit/credit-facts.ts";
import { dayWrites } from "../days/order-days.table.ts";
import { creditWrites, raised } from "../credit/credit-writes.ts";
import { saleOf } from "../buyer/buyer.ts";
import { demandInvoiceable } from "../buyer/demand-invoiceable.ts";
import { cartFacts, orderMachine } from "../order-machine.ts";
import { withoutPlanOf } from "../plan/plan-saving.ts";
import { planSavingWrites } from "../plan/plan-savings.ts";
import { demandOffersStand } from "../offer/offered.ts";
import { offerTakenUp } from "../offer/standing-offer.ts";
import { unlocking } from "../offer/unlocking.ts";
import { askedIn, orderNumber, quantityProblem, type Amounts, type Cart, type Order } from "../order.ts";
import { OpenOrderEntity, OrderEntity, OrderNumberEntity, indexKeysOf } from "../order.table.ts";
import { certificateWrites } from "../reduced-vat/certificate-writes.ts";
import { asTaxed, withStandingCertificate } from "../reduced-vat/certified-cart.ts";
import { shipmentRowWrites } from "../sending/shipment-row.table.ts";
import { movementsFor } from "../stock/order-movement.ts";
import { mostWrites, stockWrites, type StockWrites } from "../stock/stock-writes.ts";
import { demandCustomPackaging, demandPackaging } from "../sending/prepare-order.ts";
import { priorityOf } from "../sending/priority.ts";
import { ownOrder } from "../stored-order.ts";
import { transactionsOf } from "../payment/schedule.ts";

export interface Placement {
  method: PaymentMethod;
  /** What the buyer saw as the total; another one today is a prices-changed. */
  expectedTotal: Cents;
  /** What they saw that they are asked for (`askedIn`), where they say it: a public body's is the net, which its mark alone changes. */
  expectedAsked?: Cents | undefined;
}

/**
 * Places the open order: prices, lines and amounts are frozen, the pieces reserved, the instalments created and the
 * open order ended in one transaction, so that no piece is sold twice and no order stands half; of more articles than one takes
 * the pieces are reserved before it, in steps that go back without it. A buyer's order above
 * their company's limit waits for an owner: all of this but the instalments (approve-order.ts). Placing it again answers
 * the order that is there. Three requests: open order, today's offers, the transaction; and one to the register of VAT
 * numbers, of eight seconds at most, where its answer of the last 24 hours is missing and decides about the VAT.
 * One more for a company's member without a billing address, one for a coupon, one for each MB of earlier orders where a large one may leave before it is paid, two where goods would leave before they are paid: the company's limit and debts.
 *
 * Problems: not-found, order-empty, address-missing, quotation-needed, terms-not-allowed, method-not-allowed,
 * invoice-data-missing, packaging-not-included or custom-packaging-not-included where the plan that had it has ended, quotation-expired, certificate-not-active where the reduced rate rests on nothing any more, mandate-missing (a debit is agreed for a
 * payment of the order, once that is there), prices-changed, not-enough-stock,
 * below-minimum-quantity, request-in-progress; with a coupon coupon-not-found, coupon-used-up; where goods would leave unpaid credit-limit-missing,
 * credit-overdue, credit-limit-exceeded.
 */
export async function placeOrder(caller: User, orderId: string, placement: Placement, now: Date): Promise<Order> {
  const open = await openOrderOf(caller, now);
  if (open.id !== orderId) return ownOrder(caller, orderId);
  const cart = await withStandingCertificate(caller, open, now);
  const user = await withVatProof(caller, cart, now);
  const read = await loadOffers(
    cart.lines.map(({ productId }) => productId),
    user,
    now,
    { placed: true },
  );
  if (read.openOrder?.id !== orderId) return ownOrder(user, orderId);
  return placeCart(cart, user, read, placement, endOf(cart), now);
}

type Read = Pick<Awaited<ReturnType<typeof loadOffers>>, "offers" | "account" | "address" | "company">;

/**
 * The same of a cart that was read with today's offers, wherever it came from: `ended` is the write that goes with the order's, so that
 * the cart is placed once; where its condition fails the placement is a version-conflict, or the order of the cart's id where that stands.
 */
export async function placeCart(
  cart: Cart,
  user: User,
  read: Read,
  placement: Placement,
  ended: Write,
  now: Date,
): Promise<Order> {
  const order = await orderOfCart(cart, user, read, placement, now);
  return write(await withFirstOrderCheck(undefined, order, now), { cart, ended }, user, now);
}

/** The order that a cart would be, by all rules of placing but what its transaction finds out: nothing is written. Problems: those of `placeOrder`. */
export async function orderOfCart(
  cart: Cart,
  user: User,
  { offers, account, address, company }: Read,
  placement: Placement,
  now: Date,
): Promise<Order> {
  const { method } = placement;
  demandOffersStand(cart.lines, now);
  const { lines: today, changes } = await syncedLines(cart, offers, user, now);
  const lines = linesAt({ ...cart, lines: today }, now);
  const appliedCoupon = await couponToday(user, cart);
  const amounts = amountsOf({ ...cart, lines, appliedCoupon }, taxFactsOf(user, now));
  checkPlaceable({ ...cart, lines }, amounts, user, method);
  const scarce = changes.filter(({ code }) => code === "less-stock");
  if (scarce.length > 0) throw new Problem("not-enough-stock", { changes: scarce });
  // Without a change of a price it is the sum that is another, which the page tells by these.
  if (changes.length > 0 || !isAsSeen(amounts, placement))
    throw new Problem("prices-changed", { changes, total: amounts.total, asked: askedIn(amounts) });
  const order = orderOf(
    { ...cart, lines, appliedCoupon: amounts.couponAmount > 0 ? appliedCoupon : undefined },
    amounts,
    { ...user, ...(company && namedOnDocuments(company)) },
    method,
    now,
  );
  await demandInvoiceable(saleOf(order), { user: account, address, company });
  const withoutPlan = await asWithoutPlan(order, cart, offers, user, now);
  return { ...order, withoutPlan };
}

/** What its buyer saw of its sums, where they say it. */
type Seen = { [Sum in "expectedTotal" | "expectedAsked"]?: Cents | undefined };

/** Whether it costs, and its buyer is asked for, what they saw. */
export const isAsSeen = (amounts: Amounts, { expectedTotal, expectedAsked }: Seen): boolean =>
  (expectedTotal === undefined || amounts.total === expectedTotal) &&
  (expectedAsked === undefined || askedIn(amounts) === expectedAsked);

/** What a subscriber's order would cost at the prices of who has no plan, from the same offers. A request where it has kits. */
async function asWithoutPlan(order: Order, cart: Cart, offers: Offers, user: User, now: Date) {
  const { entitlement } = user;
  if (entitlement === "none") return undefined;
  const { lines } = await syncedLines(cart, offers, { ...user, entitlement: "none" }, now);
  const { shipmentCost, shipmentState } = amountsOf(
    { ...cart, lines, appliedCoupon: undefined },
    taxFactsOf(user, now),
  );
  if (shipmentState !== "known") return undefined;
  const paid = { lines: order.lines, shipmentCost: order.amounts.shipmentCost };
  return withoutPlanOf(entitlement, paid, { lines, shipmentCost });
}

type Offers = Awaited<ReturnType<typeof loadOffers>>["offers"];

/** The limit (cents) on whose credit goods leave before they are paid; undefined for an order that needs none. Problems: those of `demandCredit`. */
export async function creditLimitFor(order: Order, now: Date): Promise<Cents | undefined> {
  if (!asksForCredit(order.termsOfPayment, order.method)) return undefined;
  const amount = order.approval ? askedIn(order.amounts) : raised(undefined, order);
  return (await demandCredit(order.companyId, amount, now)).limit;
}

async function write(order: Order, { cart, ended }: { cart: Cart; ended: Write }, user: User, now: Date) {
  const creditLimit = await creditLimitFor(order, now);
  const beside = [...writesBeside(order, now, creditLimit), ...offerTakenUp(order)];
  const stock = await stockWrites(undefined, order, mostWrites - 2 - beside.length, now);
  try {
    await overConflicts(() => execute(beginning(order), ended, ...stock.writes, ...beside));
    return order;
  } catch (error) {
    await stock.undo();
    if (offerFell(error, order, 1 + stock.writes.length + beside.length)) await withoutOffer(cart);
    return refusal(error, order, stock, user, now);
  }
}

/** Whether the last write of a placement, that of its acceptance, is what was refused: the quotation has taken its prices back. */
const offerFell = (error: unknown, { lines }: Order, last: number): boolean =>
  lines.some(({ offered }) => offered) &&
  !conditionFailedAt(error, 0) &&
  !conditionFailedAt(error, 1) &&
  conditionFailedAt(error, last);

/** The cart at today's prices from its next look on. Problem: prices-changed. */
async function withoutOffer(cart: Cart): Promise<never> {
  try {
    await execute(unlocking(cart));
  } catch (error) {
    throw orVersionConflict(error);
  }
  throw new Problem("prices-changed", { changes: [] });
}

/** The order that a second click finds there; else what stood against placing it. */
async function refusal(error: unknown, order: Order, stock: StockWrites, user: User, now: Date): Promise<Order> {
  const [placed, cartChanged, ...refused] = cancellationReasons(error);
  if (placed) return ownOrder(user, order.id);
  if (cartChanged || onlyConflicted(error)) throw new Problem("version-conflict");
  if (order.appliedCoupon && conditionFailedAt(error, 2 + stock.writes.length)) throw new Problem("coupon-used-up");
  const changes = stock.shortBy(refused);
  if (changes.length > 0) throw new Problem("not-enough-stock", { changes });
  // Another order of the company has taken what was left of its limit.
  await creditLimitFor(order, now);
  throw refused.some(Boolean) ? new Problem("version-conflict") : error;
}

function checkPlaceable(cart: Cart, amounts: Amounts, user: User, method: PaymentMethod): void {
  if (cart.lines.length === 0) throw new Problem("order-empty");
  if (!cart.address) throw new Problem("address-missing");
  if (amounts.treatment.rule === "blocked" || amounts.shipmentState === "quotation")
    throw new Problem("quotation-needed");
  if (!mayChooseTerms(user, cart.termsOfPayment, cart.agreedTerms)) throw new Problem("terms-not-allowed");
  if (cart.anonymousPackaging) demandPackaging(user);
  if (cart.packagingWish) demandCustomPackaging(user);
  const facts = { amount: depositOf(cart.termsOfPayment, askedIn(amounts)), termsOfPayment: cart.termsOfPayment };
  if (!mayPayWith(method, user, facts)) throw new Problem("method-not-allowed");
  demandMandate(method, {});
  for (const line of cart.lines) {
    const problem = quantityProblem(line.quantity, line);
    if (problem) throw new Problem(problem.code, { ...problem.params, productId: line.productId });
  }
}

type Customer = User & Pick<Order["customer"], "companyName" | "vatNumber">;

function orderOf(cart: Cart, amounts: Amounts, user: Customer, method: PaymentMethod, now: Date): Order {
  orderMachine.demand(cartFacts(cart), "place", "customer");
  const { address } = cart;
  if (!address) throw new Problem("address-missing");
  const { approvalLimit: limit, companyId } = user;
  const approval =
    limit !== undefined && needsApproval(user, amounts.total) ? { limit, askedOn: instant(now) } : undefined;
  const transactions = approval ? [] : transactionsOf({ ...cart, amounts, method }, now);
  const order: Order = {
    ...cart,
    ...asTaxed(amounts, cart),
    lines: cart.lines.map(({ better: _better, ...line }) => line),
    address,
    version: 1,
    number: orderNumber(cart.id),
    status: approval ? "awaitingApproval" : statusOf(transactions),
    fulfilment: "none",
    amounts,
    transactions,
    method,
    companyId,
    approval,
    customer: {
      name: `${user.name} ${user.surname}`,
      email: user.email,
      language: user.language,
      companyName: user.companyName,
      vatNumber: user.vatNumber,
    },
    placedOn: instant(now),
    troubled: false,
    priority: priorityOf(user),
    stockMovements: movementsFor(cart, now),
    reserved: true,
  };
  return withCouponRedeemed(order, now);
}

/** The order begins and the cart ends: what a refusal says first. */
const beginning = (order: Order): Write =>
  OrderEntity.build(PutTransaction)
    .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
    .options({ condition: { attr: "id", exists: false } });

const endOf = ({ userId, version }: Cart): Write =>
  OpenOrderEntity.build(DeleteTransaction)
    .key({ userId })
    .options({ condition: { attr: "version", eq: version } });

/** What is written with an order beside its pieces, the coupon's use first. */
const writesBeside = (order: Order, now: Date, creditLimit: Cents | undefined) => [
  ...couponWrites(undefined, order, now),
  OrderNumberEntity.build(PutTransaction).item({ number: order.number, orderId: order.id }),
  announce((order.approval ? orderApprovalAsked : orderPlaced).of({ orderId: order.id }), now),
  ...creditWrites(undefined, order, creditLimit),
  ...dayWrites(undefined, order),
  ...certificateWrites(undefined, order, now),
  ...planSavingWrites(undefined, order),
  ...shipmentRowWrites(undefined, order),
];
