import { writer } from "../../platform/authorship.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant, romeDate } from "../../platform/time.ts";
import {
  dueBackOf,
  withRefundWithdrawn,
  readIban,
  refundAmountWarnings,
  refundDayWarnings,
  wayOf,
  withOutcome,
  withRefund,
  type Receipt,
  type Refund,
} from "../../payments/index.ts";
import { hasEnded, type Order } from "../order.ts";
import { findOrder } from "../stored-order.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";
import { receiptsOf } from "./earlier-orders.ts";
import { carryOut, settleUnknown } from "./provider-refunds.ts";
import { loadReceipt, parseReceiptId, receiptId } from "./stored-receipts.ts";
import { writeReceipt } from "./write-receipt.ts";

interface RefundRequest {
  amount: Cents;
  reason: string;
  /** Where a bank transfer goes to; the provider knows its own way back. */
  iban?: string | undefined;
  /** Of what stands for its payment alone, not of what is due back on its own account. */
  of?: "settled" | undefined;
  /** Codes of what the caller knows and wants (payments/booking-warnings.ts). */
  confirmed?: readonly string[] | undefined;
  /**
   * It is a chain's, of what came off the order's price, and its reason this chain's alone: where the receipt has such a refund of as much, it is this one,
   * and none is added.
   */
  once?: true;
}

/** A receipt, also one that its order has from before there was a ledger, and what of it is to go back, in cents. */
async function findReceipt(id: string): Promise<{ receipt: Receipt; due: Cents }> {
  const order = await findOrder(parseReceiptId(id).orderId);
  const receipts = order ? await receiptsOf(order) : [];
  const receipt = receipts.find((one) => receiptId(one) === id) ?? (await loadReceipt(id));
  return { receipt, due: dueBackOf(receipt) + (order ? withdrawnOf(order, receipt, receipts) : 0) };
}

/** What still pays an order and is awaited by its consumer, who has withdrawn; an order that has ended has released it all. */
function withdrawnOf(order: Order, { settled }: Receipt, receipts: readonly Receipt[]): Cents {
  if (hasEnded(order)) return 0;
  const missing = withdrawalMoney(order, receipts).map(({ dueBack, returned }) => dueBack - returned);
  return Math.min(
    settled,
    missing.reduce((sum, amount) => sum + amount, 0),
  );
}

/**
 * Sends money of a receipt back where it came from: by the provider at once, else as a bank transfer that somebody has to make and
 * note as done. It is written as asked before anything goes, so that no two can take the same cent, and the provider knows
 * it by a key of its own. Problems: refund-not-possible, refund-under-way, amount-not-allowed, iban-missing, version-conflict,
 * confirmation-needed where nothing of it is due back, or an amount that doesn't fit to what is.
 */
export async function refundReceipt(
  id: string,
  { amount, reason, iban, of, confirmed, once }: RefundRequest,
  now: Date,
): Promise<Receipt> {
  const { receipt: before, due } = await findReceipt(id);
  // Asked of the reading under whose version it is written: an earlier look would miss what a run beside this one has done since.
  if (once && before.refunds.some((one) => one.reason === reason && one.amount === amount)) return before;
  const byTransfer = wayOf(before) === "transfer";
  const to = byTransfer ? { iban: compactIban(iban) } : {};
  const facts = { amount, reason, of, ...(once && { cameOff: once }), ...to, askedOn: instant(now), askedBy: writer() };
  const { receipt, refund } = withRefund(before, facts);
  demandConfirmed([{ field: "amount", warnings: refundAmountWarnings(amount, due), confirmed }]);
  const written = await writeReceipt({ before, after: receipt, by: "system", now });
  return byTransfer ? written : carryOut(written, refund, now);
}

function compactIban(iban: string | undefined): string {
  if (!iban) throw new Problem("iban-missing");
  return readIban(iban).iban;
}

/** A refund of what settles this transaction (domain-rules 5.1, row 18); the transaction stays paid. */
export async function refundTransaction(
  transaction: string,
  { receipt: id, ...request }: RefundRequest & { receipt: string },
  now: Date,
): Promise<Receipt> {
  const { receipt } = await findReceipt(id);
  if (`${receipt.orderId}.${receipt.seq}` !== transaction) throw new Problem("not-found");
  return refundReceipt(id, request, now);
}

/** Asks the provider what became of a refund whose end isn't known. Problem: provider-unavailable. */
export async function askAgain(id: string, now: Date): Promise<Receipt> {
  const receipt = await loadReceipt(id);
  return settleUnknown(receipt, now).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem("provider-unavailable");
  });
}

function openTransfer(receipt: Receipt, refundId: string, action: string): Refund {
  const refund = receipt.refunds.find((one) => one.id === refundId);
  if (!refund) throw new Problem("not-found");
  if (refund.way !== "transfer" || refund.state !== "asked") {
    throw new Problem("invalid-transition", { state: refund.state, action });
  }
  return refund;
}

interface Made {
  doneOn: string;
  reference: string;
  /** Codes of what the caller knows and wants (payments/booking-warnings.ts). */
  confirmed?: readonly string[] | undefined;
}

/** The bank transfer back was made. Problem: confirmation-needed for a day before it was asked for. */
export async function noteTransferDone(
  id: string,
  refundId: string,
  { doneOn, reference, confirmed }: Made,
  now: Date,
): Promise<Receipt> {
  if (doneOn > romeDate(now)) throw invalid({ field: "doneOn", code: "in-the-future" });
  const before = await loadReceipt(id);
  const { askedOn } = openTransfer(before, refundId, "note-done");
  const warnings = refundDayWarnings(doneOn, romeDate(new Date(askedOn)));
  demandConfirmed([{ field: "doneOn", warnings, confirmed }]);
  const outcome = { state: "done" as const, doneOn, reference, doneBy: writer() };
  return writeReceipt({ before, after: withOutcome(before, refundId, outcome), by: "system", now });
}

/**
 * The bank transfer back is not made after all, or one that failed not tried again: its money stands for what it stood for before; what came off the
 * order's price stays due back until it is sent.
 */
export async function withdrawTransfer(id: string, refundId: string, now: Date): Promise<Receipt> {
  const before = await loadReceipt(id);
  const failed = before.refunds.some((one) => one.id === refundId && one.state === "failed");
  if (!failed) openTransfer(before, refundId, "withdraw");
  return writeReceipt({ before, after: withRefundWithdrawn(before, refundId, writer()), by: "system", now });
}
