import { Stripe } from "stripe";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { Problem } from "../../platform/problems.ts";
import { cardProvider, statusOf, transactionId, transactionMachine, type Transaction } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { bringInLine } from "../payment/card-events.ts";
import type { Order } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";

interface Stored {
  customerId: string;
  methodId: string;
  /** How many tries are known to have failed: one that isn't known yet is not repeated. */
  noted: number;
}

/** The one payment of an order of a plan. */
export function paymentOf({ transactions }: Pick<Order, "transactions">): Transaction {
  const payment = transactions.findLast(({ superseded }) => !superseded);
  if (!payment) throw new Problem("not-found");
  return payment;
}

/**
 * Charges a stored card for an order of a plan while its holder is away, and books what comes of it as any card payment is booked:
 * the provider's events that follow, late or twice, find it done. Asked twice for one try, the provider answers the same (its key is
 * made of payment and try). A bank that declines is no problem here: the payment has failed, with its code. Problem: provider-unavailable.
 */
export async function chargePlanOrder(
  orderId: string,
  { customerId, methodId, noted }: Stored,
  now: Date,
): Promise<Order> {
  const { order, payment } = await readied(orderId, noted, now);
  if (payment.status !== "pending_payment") return order;
  const intentId = await cardProvider()
    .paymentIntents.create(
      {
        amount: payment.amount,
        currency: "eur",
        customer: customerId,
        payment_method: methodId,
        allowed_payment_method_types: ["card"],
        confirm: true,
        off_session: true,
        description: `ORD ${order.number}`,
        metadata: { orderId: order.id, seq: String(payment.seq), method: "card" },
      },
      { idempotencyKey: `plan:${transactionId(payment)}:${payment.attempts}` },
    )
    .then(
      ({ id }) => id,
      (error: unknown) => {
        const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined;
        if (!refused) throw new Problem("provider-unavailable");
        return refused;
      },
    );
  await untilWritten(async () => {
    const before = await loadOrder(orderId);
    const current = paymentOf(before);
    if (current.providerIntentId === intentId || current.status !== "pending_payment") return;
    await writeOrder({
      before,
      after: { ...withTransaction(before, { ...current, method: "card", providerIntentId: intentId }), method: "card" },
      by: "system",
      now,
    });
  });
  await bringInLine(intentId, now);
  return loadOrder(orderId);
}

/** The order with a payment that can be tried: one that has failed is taken up again. */
const readied = (orderId: string, noted: number, now: Date): Promise<{ order: Order; payment: Transaction }> =>
  untilWritten(async () => {
    const before = await loadOrder(orderId);
    const payment = paymentOf(before);
    if (payment.status !== "failed" || before.failedReason || payment.attempts >= noted)
      return { order: before, payment };
    const again = transactionMachine.after(payment, "retry", "system");
    const order = await writeOrder({ before, after: withTransaction(before, again), by: "system", now });
    return { order, payment: again };
  });

/** Ends an order of a plan that nobody pays any more, given up by its customer or too late; one that is paid meanwhile stays. */
export const endPlanOrder = (orderId: string, now: Date, failedReason: "expired" | "given-up" = "expired") =>
  untilWritten(async () => {
    const before = await loadOrder(orderId);
    const payment = paymentOf(before);
    if (payment.status === "paid" || payment.status === "processing_payment" || before.failedReason) return;
    const transactions = before.transactions.map((one) =>
      one === payment && one.status === "pending_payment" ? transactionMachine.after(one, "expire", "system") : one,
    );
    const after = { ...before, transactions, status: statusOf(transactions), failedReason, reserved: false };
    await writeOrder({ before, after, by: "system", now });
  });

/** What the customer's page needs to have a payment authenticated; undefined where the provider waits for nothing. */
export async function authenticationOf(orderId: string) {
  const { providerIntentId } = paymentOf(await loadOrder(orderId));
  if (!providerIntentId) return undefined;
  const intent = await cardProvider()
    .paymentIntents.retrieve(providerIntentId)
    .catch(() => {
      throw new Problem("provider-unavailable");
    });
  if (intent.status !== "requires_payment_method" && intent.status !== "requires_action") return undefined;
  return intent.client_secret ?? undefined;
}
