import { activeCertificate, reducedVatEligibility, type Certificate } from "../../certificates/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { parseTransactionId } from "../../payments/index.ts";
import { changingCart, ownOpenOrder, writeCart } from "../cart/cart.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import type { Cart, Order } from "../order.ts";
import { transactionOf, transactionView } from "../payment/transactions.ts";
import { rescheduled } from "../payment/schedule.ts";
import { agreedBy } from "../placing/approval.ts";
import { demandUninvoiced } from "../papers/demand-uninvoiced.ts";
import { ownOrder, writeOrder } from "../stored-order.ts";
import { demandPayable } from "../withdrawal/withdrawal.ts";
import { copyOf } from "./certified-cart.ts";
import { isDomestic, retaxed } from "./retaxed.ts";

/** The certificate that this order may be placed under. Problem: not-eligible, with why not in words. */
async function demandCertificate(user: User, orderId: string, now: Date): Promise<Certificate> {
  const certificate = await activeCertificate(user, now, orderId);
  if (certificate) return certificate;
  const { reasons } = await reducedVatEligibility(user, now);
  throw new Problem("not-eligible", { reasons: reasons.length > 0 ? reasons : ["certificate-missing"] });
}

/**
 * The open order at the reduced rate, under a certificate that was sent in or approved, or at the full one (domain-rules 1.2): that stays the buyer's choice for
 * each order. Problems: not-found, not-eligible with the reasons, version-conflict.
 */
export const setReducedVatOfCart = (user: User, orderId: string, reducedVat: boolean, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    if (!reducedVat) return writeCart({ ...cart, reducedVat, certificate: undefined });
    const certificate = await copyOf(await demandCertificate(user, orderId, now), cart.lines);
    return writeCart({ ...cart, reducedVat, certificate });
  });

/** Until something is paid, on its way or invoiced, an order's rate is its buyer's choice. Problems: something-paid, invalid-transition. */
export function demandRateOpen(order: Order): void {
  demandPayable(order);
  const action = "set-reduced-vat";
  if (order.transactions.some(({ status }) => status === "paid" || status === "processing_payment")) {
    throw new Problem("something-paid");
  }
  if (order.status !== "pendingPayment") throw new Problem("invalid-transition", { state: order.status, action });
  if (order.fulfilment !== "none") throw new Problem("invalid-transition", { state: order.fulfilment, action });
  demandUninvoiced(order, action);
}

/**
 * The same of an order that was placed and isn't paid yet: its instalments give way to those of the other total. Answers the payment that is due
 * first. Problems: not-found, not-eligible (also for goods that go abroad), something-paid, invalid-transition, approval-needed, those of the company's
 * credit, version-conflict.
 */
export async function setReducedVatOfOrder(user: User, transactionId: string, reducedVat: boolean, now: Date) {
  const { orderId, seq } = parseTransactionId(transactionId);
  const order = await ownOrder(user, orderId);
  const asked = transactionOf(order, seq);
  if (order.reducedVat === reducedVat) return transactionView(order, asked);
  demandRateOpen(order);
  if (reducedVat && !isDomestic(order.amounts)) {
    throw new Problem("not-eligible", { reasons: ["not-delivered-in-italy"] });
  }
  const certificate = reducedVat ? await copyOf(await demandCertificate(user, orderId, now), order.lines) : undefined;
  const amounts = retaxed(order, reducedVat);
  const changed: Order = { ...order, reducedVat, certificate, amounts, ...rescheduled({ ...order, amounts }, now) };
  const dearer = amounts.total > order.amounts.total;
  const after = dearer ? { ...changed, ...agreedBy(user, order, changed) } : changed;
  const creditLimit = order.companyId ? await creditForMore(order, after, now) : undefined;
  const written = await writeOrder({ before: order, after, creditLimit, now });
  const first = written.transactions.find(({ superseded }) => !superseded);
  return transactionView(written, first ?? asked);
}
