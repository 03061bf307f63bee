import { setTimeout } from "node:timers/promises";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { namedOnDocuments } from "../../accounts/index.ts";
import { needsApproval, type User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { orderApprovalAsked, orderPlaced } from "../events.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons, onlyConflicted } from "../../platform/storing/transaction.ts";
import { StockEntity } from "../../logistics/index.ts";
import { asksForCredit, depositOf, mayPayWith, statusOf, type PaymentMethod } from "../../payments/index.ts";
import { amountsOf, linesAt } from "../amounts.ts";
import { demandMandate } from "./allowed-payment.ts";
import { mayChooseTerms } from "./available-terms.ts";
import { loadOffers } from "../cart/cart-lines.ts";
import { openOrderOf, syncedLines, taxFactsOf, withVatProof } from "../cart/cart.ts";
import { demandCredit } from "../credit/credit-facts.ts";
import { creditWrites, raised } from "../credit/credit-writes.ts";
import { cartFacts, orderMachine } from "../order-machine.ts";
import { orderNumber, quantityProblem, type Amounts, type Cart, type Order } from "../order.ts";
import { OpenOrderEntity, OrderEntity, OrderNumberEntity, indexKeysOf } from "../order.table.ts";
import { ownOrder } from "../stored-order.ts";
import { transactionsOf } from "../payment/schedule.ts";

export interface Placement {
  method: PaymentMethod;
  /** What the buyer saw as the total; another one today is a prices-changed. */
  expectedTotal: Cents;
}

/**
 * Places the open order: prices, lines and amounts are frozen, the pieces reserved, the instalments created and the
 * open order ended in one transaction, so that no piece is sold twice and no order stands half. A buyer's order above
 * their company's limit waits for an owner: all of this but the instalments (approve-order.ts). Placing it again answers
 * the order that is there. Three requests: open order, today's offers, the transaction; and one to the register of VAT
 * numbers, of eight seconds at most, where its answer of the last 24 hours is missing and decides about the VAT.
 * Two more where goods would leave before they are paid: the company's limit and debts.
 *
 * Problems: not-found, order-empty, address-missing, quotation-needed, terms-not-allowed, method-not-allowed,
 * mandate-missing (a debit is agreed for a payment of the order, once that is there), prices-changed, not-enough-stock,
 * below-minimum-quantity; where goods would leave unpaid credit-limit-missing,
 * credit-overdue, credit-limit-exceeded.
 */
export async function placeOrder(
  caller: User,
  orderId: string,
  { method, expectedTotal }: Placement,
  now: Date,
): Promise<Order> {
  const cart = await openOrderOf(caller, now);
  if (cart.id !== orderId) return ownOrder(caller, orderId);
  const user = await withVatProof(caller, cart, now);
  const { offers, openOrder, company } = await loadOffers(
    cart.lines.map(({ productId }) => productId),
    user,
    now,
  );
  if (openOrder?.id !== orderId) return ownOrder(user, orderId);
  const { lines: today, changes } = await syncedLines(cart, offers, user);
  const lines = linesAt({ ...cart, lines: today }, now);
  const amounts = amountsOf({ ...cart, lines }, taxFactsOf(user, now));
  checkPlaceable({ ...cart, lines }, amounts, user, method);
  const scarce = changes.filter(({ code }) => code === "less-stock");
  if (scarce.length > 0) throw new Problem("not-enough-stock", { changes: scarce });
  if (changes.length > 0 || amounts.total !== expectedTotal) throw new Problem("prices-changed", { changes });
  const order = orderOf(
    { ...cart, lines },
    amounts,
    { ...user, ...(company && namedOnDocuments(company)) },
    method,
    now,
  );
  return write(order, cart, user, now);
}

/** The limit (cents) on whose credit goods leave before they are paid; undefined for an order that needs none. */
async function creditLimitFor(order: Order, now: Date): Promise<Cents | undefined> {
  if (!asksForCredit(order.termsOfPayment, order.method)) return undefined;
  const amount = order.approval ? order.amounts.total : raised(undefined, order);
  return (await demandCredit(order.companyId, amount, now)).limit;
}

/** How often a placement is tried again when other buyers' transactions touch the same stock at the same moment. */
const attempts = 6;

async function write(order: Order, cart: Cart, user: User, now: Date): Promise<Order> {
  const creditLimit = await creditLimitFor(order, now);
  for (let attempt = 1; ; attempt++) {
    try {
      await execute(...writesOf(order, cart, now, creditLimit));
      return order;
    } catch (error) {
      if (!onlyConflicted(error) || attempt === attempts) return refusal(error, order, user, now);
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** The order that a second click finds there; else what stood against placing it. */
async function refusal(error: unknown, order: Order, user: User, now: Date): Promise<Order> {
  const { id, lines } = order;
  const [placed, cartChanged, ...stock] = cancellationReasons(error);
  if (placed) return ownOrder(user, id);
  if (cartChanged || onlyConflicted(error)) throw new Problem("version-conflict");
  const changes = lines.filter((_, index) => stock[index]).map(({ productId }) => productId);
  if (changes.length > 0) throw new Problem("not-enough-stock", { changes });
  // Another order of the company has taken what was left of its limit.
  await creditLimitFor(order, now);
  throw stock.some(Boolean) ? new Problem("version-conflict") : error;
}

function checkPlaceable(cart: Cart, amounts: Amounts, user: User, method: PaymentMethod): void {
  if (cart.lines.length === 0) throw new Problem("order-empty");
  if (!cart.address) throw new Problem("address-missing");
  if (amounts.treatment.rule === "blocked" || amounts.shipmentState === "quotation")
    throw new Problem("quotation-needed");
  if (!mayChooseTerms(user, cart.termsOfPayment)) throw new Problem("terms-not-allowed");
  const facts = { amount: depositOf(cart.termsOfPayment, amounts.total), termsOfPayment: cart.termsOfPayment };
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
  return {
    ...cart,
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
    reserved: true,
  };
}

function writesOf(order: Order, cart: Cart, now: Date, creditLimit: Cents | undefined) {
  return [
    OrderEntity.build(PutTransaction)
      .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
      .options({ condition: { attr: "id", exists: false } }),
    OpenOrderEntity.build(DeleteTransaction)
      .key({ userId: order.userId })
      .options({ condition: { attr: "version", eq: cart.version } }),
    ...order.lines.map(({ productId, quantity }) =>
      StockEntity.build(UpdateTransaction)
        .item({ productId, available: $add(-quantity), orderedOn: instant(now) })
        .options({ condition: { attr: "available", gte: quantity } }),
    ),
    OrderNumberEntity.build(PutTransaction).item({ number: order.number, orderId: order.id }),
    announce((order.approval ? orderApprovalAsked : orderPlaced).of({ orderId: order.id }), now),
    ...creditWrites(undefined, order, creditLimit),
  ] as const;
}
