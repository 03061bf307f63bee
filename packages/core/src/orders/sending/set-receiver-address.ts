import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { callerById, ownAddress } from "../../accounts/index.ts";
import { amountsOf } from "../amounts.ts";
import { agreedBy } from "../placing/approval.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import { goesElsewhere, withCheck } from "../checks/order-check.ts";
import { demandAct } from "../acts/customer-acts.ts";
import { askedIn, pickup, type Amounts, type Order } from "../order.ts";
import { demandUninvoiced, isInvoiced } from "../papers/demand-uninvoiced.ts";
import { rescheduled, withOneMore } from "../payment/schedule.ts";
import { isShippingSet } from "../payment/shipment-cost.ts";
import { loadOrder, ownOrder, writeOrder } from "../stored-order.ts";

/**
 * Sends a shipment elsewhere while it is not ready (domain-rules 5.4). The shipping cost is worked out anew: dearer, the
 * difference is asked for, unless it is invoiced, cheaper, what was agreed stays once anything is paid or invoiced. Another VAT treatment needs people:
 * quotation-needed, and so does a shipping cost, or VAT, that the office has set. What a company owes more is asked of its credit, and a total above its buyer's limit of an owner, as at
 * placing. Of an order that money has come for, or is on its way, the goods stop until people have looked at it (domain-rules 8.1),
 * whoever sends them elsewhere. Until goods are split, an order is one shipment and its id names it.
 */
export async function setReceiverAddress(user: User, shipmentId: string, addressId: string, now: Date): Promise<Order> {
  return redirected(await ownOrder(user, shipmentId), user, addressId, now);
}

/**
 * The same by the back office, among the addresses and within the limit of whoever ordered. Problem: not-found also when they
 * have gone.
 */
export async function setReceiverAddressFor(orderId: string, addressId: string, now: Date): Promise<Order> {
  const order = await loadOrder(orderId);
  const customer = await callerById(order.userId, now);
  if (!customer) throw new Problem("not-found");
  return redirected(order, customer, addressId, now);
}

async function redirected(order: Order, user: User, addressId: string, now: Date): Promise<Order> {
  demandAct(order, "move");
  const address = addressId === pickup ? pickup : await ownAddress(user, addressId);
  if (isShippingSet(order.amounts) || order.vatProposal || order.vatDecision) throw new Problem("quotation-needed");
  const amounts = amountsOf({ ...order, address }, factsOfPlacing(order, user));
  if (!taxedAlike(amounts.treatment, order.amounts.treatment) || amounts.shipmentState === "quotation") {
    throw new Problem("quotation-needed");
  }
  const changed: Order = {
    ...(goesElsewhere(order, { address }) ? withCheck(order, "address-changed", now) : order),
    address,
    ...repriced(order, amounts, now),
  };
  const dearer = changed.amounts.total > order.amounts.total;
  const after = dearer ? { ...changed, ...agreedBy(user, order, changed) } : changed;
  const creditLimit = order.companyId ? await creditForMore(order, after, now) : undefined;
  return writeOrder({ before: order, after, creditLimit, now });
}

/** What was frozen stays: tariffs of the day of placing, the register's answer that the order keeps, and whether its buyer is a public body. */
function factsOfPlacing({ amounts: { treatment }, placedOn }: Order, user: User) {
  const { proof, publicBody } = treatment;
  const facts = { ...taxFactsOf(user, new Date(placedOn)), publicBody };
  return proof ? { ...facts, verified: true, vatNumber: proof.number, check: proof } : facts;
}

function taxedAlike(a: Amounts["treatment"], b: Amounts["treatment"]): boolean {
  if (a.rule === "blocked" || b.rule === "blocked") return false;
  return a.rule === b.rule && a.standard === b.standard;
}

/** Amounts and transactions of an order whose shipping costs something else now. */
function repriced(order: Order, amounts: Amounts, now: Date): Partial<Order> {
  const difference = askedIn(amounts) - askedIn(order.amounts);
  if (difference === 0 || (difference < 0 && isInvoiced(order))) return {};
  demandUninvoiced(order, "receiver-address");
  if (order.status === "awaitingApproval") return { amounts };
  const begun = order.transactions.some(({ status }) => status === "paid" || status === "processing_payment");
  if (!begun) return { amounts, ...rescheduled({ ...order, amounts }, now) };
  return difference < 0 ? {} : { amounts, ...withOneMore(order, difference, now) };
}
