import { Stripe } from "stripe";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import {
  cardProvider,
  reconciled,
  refundedOf,
  underWayOf,
  withOutcome,
  type ProviderRefund,
  type Receipt,
  type Refund,
} from "../../payments/index.ts";
import type { Order } from "../order.ts";
import { bookChargeBack, bookWon, isTakenBack } from "./disputes.ts";
import { openReceipts, ReceiptEntity } from "./receipt.table.ts";
import { loadReceipt, receiptId } from "./stored-receipts.ts";
import { writeReceipt } from "./write-receipt.ts";

const stateOf = ({ status }: Stripe.Refund): ProviderRefund["state"] =>
  status === "succeeded" ? "done" : status === "failed" || status === "canceled" ? "failed" : "asked";

/** A refund in our words; of ours when it carries the number that we gave it. */
function inOurWords(refund: Stripe.Refund, receipt: Receipt): ProviderRefund {
  const { id, amount, metadata, failure_reason, created } = refund;
  const ours = metadata?.["receipt"] === receiptId(receipt) ? metadata["refund"] : undefined;
  const on = new Date(created * 1000);
  return {
    providerRefundId: id,
    amount,
    state: stateOf(refund),
    ...(ours && { refundId: ours }),
    ...(failure_reason && { failureCode: failure_reason }),
    doneOn: romeDate(on),
    askedOn: instant(on),
  };
}

/** All that the provider has sent back of an intent. */
async function refundsAt(receipt: Receipt): Promise<ProviderRefund[]> {
  const { data } = await cardProvider().refunds.list({ payment_intent: receipt.intentId ?? "", limit: 100 });
  return data.toReversed().map((refund) => inOurWords(refund, receipt));
}

/** The provider has said no: nothing has gone. After anything else its result is not known. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/**
 * Sends a refund to the provider and writes what came of it. Whatever is not known stays asked: it is asked about later, under the
 * same key, and never becomes a second refund.
 */
export async function carryOut(receipt: Receipt, refund: Refund, now: Date): Promise<Receipt> {
  const outcome = await ask(receipt, refund);
  if (!outcome) return receipt;
  return change(receipt, (current) => withOutcome(current, refund.id, outcome), now);
}

async function ask(receipt: Receipt, { id, amount }: Refund): Promise<Partial<Refund> | undefined> {
  try {
    const made = await cardProvider().refunds.create(
      { payment_intent: receipt.intentId ?? "", amount, metadata: { receipt: receiptId(receipt), refund: id } },
      { idempotencyKey: `refund:${receiptId(receipt)}:${id}` },
    );
    const { providerRefundId, state, doneOn } = inOurWords(made, receipt);
    return { providerRefundId, state, ...(state === "done" && { doneOn }) };
  } catch (error) {
    if (!isRefusal(error)) return undefined;
    const { code } = error as Stripe.errors.StripeError;
    return { state: "failed", failureCode: code ?? "refused" };
  }
}

/** Changes the receipt as it stands now; what changes nothing is not written. */
const change = (known: Receipt, apply: (receipt: Receipt) => Receipt, now: Date): Promise<Receipt> =>
  untilWritten(async () => {
    const before = await loadReceipt(receiptId(known));
    const after = apply(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    return writeReceipt({ before, after, by: "provider", now });
  });

/** Asks what became of the refunds whose end isn't known; those that never arrived are sent again under their own key. */
export async function settleUnknown(known: Receipt, now: Date): Promise<Receipt> {
  const answered = await refundsAt(known);
  let receipt = await change(known, (current) => reconciled(current, answered), now);
  for (const refund of receipt.refunds) {
    if (refund.way === "provider" && refund.state === "asked" && !refund.providerRefundId) {
      receipt = await carryOut(receipt, refund, now);
    }
  }
  return receipt;
}

/** Brings what is known of a receipt in line with the provider's charge: refunds also made there, a charge-back, and one that was won back, each once. */
export async function followCharge(
  order: Order | undefined,
  known: Receipt,
  { latest_charge }: Stripe.PaymentIntent,
  now: Date,
): Promise<void> {
  const charge = typeof latest_charge === "object" ? latest_charge : undefined;
  if (!charge) return;
  const isAwaited = known.refunds.some(({ way, state }) => way === "provider" && state === "asked");
  const differs = isAwaited || charge.amount_refunded !== refundedOf(known);
  const receipt = differs ? await followRefunds(known, now) : known;
  const isTaken = await isTakenBack(charge, receipt.key);
  if (isTaken && receipt.chargedBack === 0) await bookChargeBack(order, receipt, now);
  if (!isTaken && receipt.chargedBack > 0) await bookWon(order, receipt, now);
}

async function followRefunds(known: Receipt, now: Date): Promise<Receipt> {
  const answered = await refundsAt(known).catch(() => {
    throw new Problem("provider-unavailable");
  });
  return change(known, (current) => reconciled(current, answered), now);
}

/** Every receipt that somebody still has to look at, the oldest first: what the schedules walk. */
export const openReceiptsOf = (): AsyncGenerator<Receipt> =>
  rowsOfIndex(ReceiptEntity, { index: "gsi3", partition: openReceipts });

/** Asks the provider about every refund whose end isn't known; how many are known now. */
export async function settleRefunds(now: Date): Promise<number> {
  let count = 0;
  await eachApart(openReceiptsOf(), async (receipt) => {
    if (!receipt.intentId || underWayOf(receipt) === 0) return;
    if (underWayOf(await settleUnknown(receipt, now)) === 0) count += 1;
  });
  return count;
}
