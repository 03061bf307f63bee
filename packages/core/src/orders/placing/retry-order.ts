import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate, plusDays } from "../../platform/time.ts";
import { isAtBank, statusOf, transactionMachine, upfrontDays, type Transaction } from "../../payments/index.ts";
import { demandTermsOf, methodAgain, payerOf } from "./allowed-payment.ts";
import { amountsOf, linesAt } from "../amounts.ts";
import { agreedBy } from "./approval.ts";
import { loadOffers } from "../cart/cart-lines.ts";
import { syncedLines, taxFactsOf, withVatProof } from "../cart/cart.ts";
import { renewCartCoupon } from "../coupon/cart-coupon.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import { demandAct } from "../acts/customer-acts.ts";
import { demandOfferKept } from "../offer/closed.ts";
import { askedIn, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";

const hasFailed = ({ status, superseded }: Transaction): boolean => status === "failed" && !superseded;

/**
 * A new attempt of the instalments that failed, be it of an order that goes on. Where the pieces had been set free the order is
 * confirmed anew: they are reserved, what was to be paid upon order has its time anew, and terms and an owner's word are asked
 * as when it was placed. What was to be paid on credit, or in a way that its payer may use no more, waits for a transfer until
 * another way is chosen. A coupon whose use it takes anew is its buyer's cart's no more, which says so. Problems: order-ended for a cancelled one, prices-changed where today's prices or VAT are others than
 * those that it was placed at, terms-not-allowed, approval-needed, not-enough-stock.
 */
export async function retryOrder(failed: Order, caller: User, now: Date): Promise<Order> {
  demandAct(failed, "retry");
  demandOfferKept(failed, now);
  const order = failed.reserved ? failed : await confirmedAnew(failed, caller, now);
  const again = !order.reserved && order.termsOfPayment === "hundred_upon_order";
  const payer = await payerOf(order);
  const transactions = order.transactions.map((transaction) =>
    hasFailed(transaction)
      ? {
          ...transactionMachine.after(transaction, "retry", "customer"),
          method: methodAgain(payer, order, transaction),
          // Its slip still asks for it at the bank, whatever had become of its order.
          ...(isAtBank(transaction) && { status: "processing_payment" as const }),
          ...(again && { dueDate: plusDays(romeDate(now), upfrontDays), remindedOnDay: undefined }),
        }
      : transaction,
  );
  const method = order.method === "sepa_direct_debit" ? "manual_wire_transfer" : order.method;
  const status = statusOf(transactions);
  const after = {
    ...order,
    transactions,
    method,
    status,
    failedReason: undefined,
    reserved: true,
  };
  // Pieces that were free are kept on credit anew: the company's limit is asked as when the order was placed.
  const creditLimit = await creditForMore(failed, after, now);
  const written = await writeOrder({ before: failed, after, creditLimit, now });
  if (written.appliedCoupon && !failed.reserved) await renewCartCoupon(caller, now);
  return written;
}

/**
 * The order as it would be placed today, when that costs the same: prices are re-synced (domain-rules 5.1, row 13) and the
 * register's answer is one of this day (1.1). At another price its customer reopens it, or orders anew.
 */
async function confirmedAnew(order: Order, caller: User, now: Date): Promise<Order> {
  const cart = { ...order, status: "open" as const };
  const user = await withVatProof(caller, cart, now);
  const productIds = order.lines.map(({ productId }) => productId);
  const { offers } = await loadOffers(productIds, user, now);
  const { lines, changes } = await syncedLines(cart, offers, user, now);
  const today = amountsOf({ ...cart, lines: linesAt({ ...cart, lines }, now) }, taxFactsOf(user, now));
  // Whether the pieces are there is the write's to say.
  const others = changes.filter(({ code }) => code !== "less-stock");
  const { treatment, total } = order.amounts;
  const alike =
    today.total === total &&
    today.treatment.rule === treatment.rule &&
    today.treatment.publicBody === treatment.publicBody;
  if (others.length > 0 || !alike)
    throw new Problem("prices-changed", { changes: others, total: today.total, asked: askedIn(today) });
  await demandTermsOf(order);
  const confirmed = {
    ...order,
    amounts: { ...order.amounts, treatment: today.treatment },
  };
  return { ...confirmed, ...agreedBy(caller, order, confirmed) };
}
